import { type ReactNode, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { type DiffPiece, wordDiff } from "#app/admin-ui/difference.tsx";
import { languageOfPath } from "#app/content/localized.ts";
import { withoutMarks, withoutTags } from "#app/content/plain-text.ts";
import type { Choice, Conflict } from "#app/content/three-way-merge.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import type { ConflictFields } from "./conflict-fields.ts";
import type { OpenConflict } from "./use-content-saving.ts";

export type ConflictProps = {
	/** The saving that met a conflict, if it did. */
	saving: {
		conflict: Pick<OpenConflict<unknown, unknown>, "current" | "lastSave" | "merge"> | undefined;
		closeConflict(): void;
		resolve(choices: Record<string, Choice>): Promise<void>;
	};
	fields: ConflictFields;
	/** The version that is not chosen can be restored. */
	isKept: boolean;
	/** Says what else saving does. */
	note?: string | undefined;
	/** Shows a value that is no text; undefined for one that is. */
	show?(value: unknown, path: string): ReactNode;
};

/** Asks which version counts, for each field that was changed here and elsewhere. */
export function ConflictDialog(props: ConflictProps) {
	const { conflict } = props.saving;
	// Each conflict is a question of its own: no choice of an earlier one is left in it.
	return conflict === undefined ? null : <ConflictQuestion {...props} conflict={conflict} />;
}

type QuestionProps = ConflictProps & { conflict: NonNullable<ConflictProps["saving"]["conflict"]> };

function ConflictQuestion({ conflict: { merge, current, lastSave }, ...props }: QuestionProps) {
	const t = useText("admin");
	const [choices, setChoices] = useState<Record<string, Choice>>({});
	const { conflicts } = merge;
	const savedAt = lastSave?.at ?? (current as { updatedAt?: string | null }).updatedAt;
	const isAsked = ({ path }: Conflict) => followedPath(path) === undefined;
	const isDecided = conflicts.filter(isAsked).every(({ path }) => choices[path] !== undefined);

	/** The path of the field in conflict whose answer settles this one too; undefined for none. */
	function followedPath(path: string): string | undefined {
		const { field, prefix } = fieldAt(props.fields, path);
		const followed = field?.follows && prefix + field.follows;
		return conflicts.some((conflict) => conflict.path === followed) ? followed : undefined;
	}

	function resolve(): void {
		const following = conflicts.flatMap(({ path }) => {
			const followed = followedPath(path);
			return followed === undefined ? [] : [[path, choices[followed] === "theirs" ? "theirs" : "mine"]];
		});
		void props.saving.resolve({ ...choices, ...Object.fromEntries(following) });
	}

	return (
		<Dialog
			open
			wide
			onClose={props.saving.closeConflict}
			title={t("conflict.title")}
			text={`${t("conflict.text")} ${t(props.isKept ? "conflict.kept" : "conflict.replaced")}`}
		>
			{conflicts.filter(isAsked).map((conflict) => (
				<ConflictField
					key={conflict.path}
					{...props}
					conflict={conflict}
					savedAt={savedAt ?? undefined}
					device={lastSave?.device ?? undefined}
					person={lastSave?.person}
					choice={choices[conflict.path]}
					onChoose={(choice) => setChoices({ ...choices, [conflict.path]: choice })}
				/>
			))}
			<div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-clay pt-4">
				<p className="min-w-0 grow text-small">{props.note}</p>
				<CompactButton look="plain" onClick={props.saving.closeConflict}>
					{t("common.cancel")}
				</CompactButton>
				<CompactButton look="primary" onClick={resolve} disabled={!isDecided}>
					{t("conflict.save")}
				</CompactButton>
			</div>
		</Dialog>
	);
}

type FieldProps = Pick<ConflictProps, "fields" | "show"> & {
	conflict: Conflict;
	savedAt: string | undefined;
	/** The name of the device on which theirs was saved, where it is known. */
	device: string | undefined;
	/** The name of the person who saved it, unless it was the owner. */
	person: string | undefined;
	choice: Choice | undefined;
	onChoose(choice: Choice): void;
};

/** Returns the words of who saved the other version, or on which device, and when. */
function useTheirHeading({ savedAt, device, person }: Pick<FieldProps, "savedAt" | "device" | "person">) {
	const t = useText("admin");
	const language = useLanguage();
	if (savedAt === undefined) return t("conflict.theirsElsewhere");
	const when = formatMoment(savedAt, language);
	if (person !== undefined) return t("conflict.theirsBy", { person, when });
	return device === undefined ? t("conflict.theirs", { when }) : t("conflict.theirsOn", { when, device });
}

function ConflictField({ conflict, fields, show, choice, onChoose, ...theirSave }: FieldProps) {
	const { path, mine, theirs } = conflict;
	const t = useText("admin");
	const language = useLanguage();
	const { field } = fieldAt(fields, path);
	const name = field === undefined ? path : t(field.label);
	const textLanguage = languages.find((one) => path.endsWith(`.${one}`)) ?? languageOfPath(path);
	const named = { label: name, language: nameOfLanguage(textLanguage, language) };
	const lang = field?.translated ? textLanguage : undefined;
	const [readMine, readTheirs] = readable(mine, theirs);
	const pieces = wordDiff(readTheirs, readMine);
	const choices: Choice[] = field?.isProse ? ["mine", "theirs", "both"] : ["mine", "theirs"];
	const theirHeading = useTheirHeading(theirSave);

	return (
		<fieldset className="mt-6">
			<legend className="label font-sans text-ember">
				{field?.translated ? t("common.inLanguage", named) : name}
			</legend>
			<div className="mt-2 grid gap-4 md:grid-cols-2">
				<Version heading={t("conflict.mine")} lang={lang}>
					{show?.(mine, path) ?? <MarkedText pieces={pieces} changed="new" />}
				</Version>
				<Version heading={theirHeading} lang={lang}>
					{show?.(theirs, path) ?? <MarkedText pieces={pieces} changed="gone" />}
				</Version>
			</div>
			<div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
				{choices.map((one) => (
					<label key={one} className="flex min-h-11 items-center gap-2">
						<input
							type="radio"
							name={`conflict-${path}`}
							checked={choice === one}
							onChange={() => onChoose(one)}
							className="size-5 accent-ember"
						/>
						{t(`conflict.choices.${one}`)}
					</label>
				))}
			</div>
		</fieldset>
	);
}

function Version(props: { heading: string; lang: string | undefined; children: ReactNode }) {
	return (
		<section aria-label={props.heading} className="min-w-0">
			<h3 className="font-sans text-small font-semibold">{props.heading}</h3>
			<div
				lang={props.lang}
				className="mt-1 max-h-72 overflow-y-auto border border-clay bg-paper px-4 py-3 text-base whitespace-pre-wrap wrap-anywhere"
			>
				{props.children}
			</div>
		</section>
	);
}

/** One of two versions, with what the other one does not have marked. */
function MarkedText({ pieces, changed }: { pieces: DiffPiece[]; changed: "gone" | "new" }) {
	const t = useText("admin");
	const own = pieces.filter(({ kind }) => kind === "same" || kind === changed);
	if (own.length === 0) return t("conflict.empty");
	return own.map(({ kind, text }, index) => {
		const key = `${index} ${kind}`;
		return kind === "same" ? (
			<span key={key}>{text}</span>
		) : (
			<mark key={key} className="bg-mist text-lagoon">
				{text}
			</mark>
		);
	});
}

/** The field at a path, such as `fr.title`, and what stands before its name there. */
function fieldAt(fields: ConflictFields, path: string) {
	const dot = path.lastIndexOf(".");
	const field = fields[path.slice(dot + 1)] ?? fields[path.slice(0, Math.max(dot, 0))];
	return { field, prefix: path.slice(0, dot + 1) };
}

/** Two values as text to be read: without marks of formatting, unless they differ in these alone. */
function readable(mine: unknown, theirs: unknown): [string, string] {
	const [own, other] = [textOf(mine), textOf(theirs)];
	const [ownRead, otherRead] = [own, other].map((text) => withoutMarks(withoutTags(text))) as [
		string,
		string,
	];
	return ownRead === otherRead ? [own, other] : [ownRead, otherRead];
}

function textOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (Array.isArray(value)) return value.join(", ");
	return typeof value === "object" ? Object.values(value).join(" – ") : String(value);
}
