import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { isOfComposition } from "#app/admin-ui/text-edit.ts";
import { ConflictDialog } from "#app/content/editing/conflict-dialog.tsx";
import type { ConflictFields } from "#app/content/editing/conflict-fields.ts";
import type { LastSave } from "#app/content/editing/last-save.ts";
import { proseIn } from "#app/content/typography/prose.ts";
import type { OpenPlace } from "#app/features/texts/admin/in-place/open-place.ts";
import { Chip, type FactValues, ShownText } from "#app/features/texts/admin/labels/shown-text.tsx";
import {
	claimMessage,
	placeholderName,
	problemMessage,
} from "#app/features/texts/admin/labels/text-messages.ts";
import { chipToDelete, type Range, withWholeChips } from "#app/features/texts/chip-ranges.ts";
import { type Claim, claimsIn } from "#app/features/texts/claims/claims.ts";
import { liveText, type WrittenText } from "#app/features/texts/site-text.ts";
import {
	blankFactsIn,
	factsLeftOut,
	marksOf,
	problemOf,
	type TextPlace,
	tidyText,
	usualLength,
} from "#app/features/texts/text-rules.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Translate } from "#app/i18n/translator.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { DraftStatus, useTextDraft } from "./use-text-draft.ts";

/** A text while it is changed: what it must keep to, how it reads, and the ways back. */
export function TextEditor(props: {
	textKey: string;
	language: Language;
	named: string;
	written: WrittenText;
	place: TextPlace;
	draft: ReturnType<typeof useTextDraft>;
	isFocused: boolean;
	onPage?: Pick<OpenPlace, "hasFocus" | "insert">;
	onClose(): void;
	onLeave(): void;
}) {
	const { language, written, place, draft } = props;
	const { facts } = place;
	const t = useText("admin");
	const area = useRef<HTMLTextAreaElement>(null);
	const chips = useWholeChips();
	const text = tidyText(draft.typed, written);
	const verdict = verdictOf(text, { ...props, status: draft.status }, t);
	const marks = [...new Set(place.all.flatMap(marksOf))];
	const canBeItalic = place.all.some((shipped) => shipped.includes("*"));

	useEffect(() => {
		if (props.isFocused) area.current?.focus();
	}, [props.isFocused]);

	/** Puts a chip where the text is being written. */
	function insert(mark: string): void {
		if (props.onPage?.hasFocus()) props.onPage.insert(mark);
		else put(mark, area.current?.selectionStart ?? 0, area.current?.selectionEnd ?? 0);
	}

	function put(piece: string, start: number, end: number): void {
		draft.type(draft.typed.slice(0, start) + piece + draft.typed.slice(end));
		area.current?.focus();
	}

	function leave(event: FocusEvent): void {
		if (!event.currentTarget.contains(event.relatedTarget)) props.onLeave();
	}

	function press(event: KeyboardEvent): void {
		const isDone = event.key === "Escape" || (event.key === "Enter" && (event.ctrlKey || event.metaKey));
		if (isDone && !isOfComposition(event.nativeEvent)) props.onClose();
	}

	return (
		<fieldset onBlur={leave} onKeyDown={press} className="grid min-w-0 content-start gap-2">
			<legend className="sr-only">{props.named}</legend>
			<Field
				label={<span className="sr-only">{props.named}</span>}
				error={verdict.problem}
				hint={verdict.warning ?? verdict.progress}
			>
				{(control) => (
					<textarea
						{...control}
						ref={area}
						{...(place.address === undefined ? proseIn(language) : { lang: language })}
						rows={2}
						value={draft.typed}
						onChange={(event) => draft.type(event.target.value)}
						{...chips}
						className={`${inputClass} field-sizing-content resize-y`}
					/>
				)}
			</Field>
			{canBeItalic ? <p className="text-small text-ink-soft">{t("texts.italics")}</p> : null}
			<InsertableChips marks={marks} facts={facts} onInsert={insert} />
			<ClaimOffers
				claims={claimsIn(draft.typed, place)}
				facts={facts}
				onUse={({ chip, start, end }) => put(chip, start, end)}
			/>
			{marks.length > 0 || text.includes("*") ? (
				<p lang={language} className="border-l-2 border-clay pl-3 text-small wrap-anywhere">
					<ShownText text={text} facts={facts} />
				</p>
			) : null}
			{draft.status.kind === "stale" ? <StaleText {...{ ...draft.status, language, draft }} /> : null}
			<div className="flex flex-wrap items-center gap-2">
				<CompactButton look="quiet" onClick={props.onClose}>
					{t("texts.done")}
				</CompactButton>
				{text === liveText(written) || liveText(written) === "" ? null : (
					<CompactButton look="plain" onClick={() => draft.type(liveText(written))}>
						{t("texts.undoChange")}
					</CompactButton>
				)}
				{text === written.shipped ||
				written.shipped === "" ||
				liveText(written) === written.shipped ? null : (
					<CompactButton look="plain" onClick={() => draft.type(written.shipped)}>
						{t("texts.useShipped")}
					</CompactButton>
				)}
			</div>
			{written.moved === null ? null : (
				<div className="text-small text-ink-soft">
					<p>{t("texts.movedText")}</p>
					<p lang={language} className="mt-1 border-l-2 border-clay pl-3 wrap-anywhere">
						<ShownText text={written.shipped} facts={facts} />
					</p>
				</div>
			)}
		</fieldset>
	);
}

/** The facts that a text may name, each with a button that puts it where the text is being written. */
function InsertableChips(props: {
	marks: readonly string[];
	facts: FactValues;
	onInsert(mark: string): void;
}) {
	const { marks, facts, onInsert } = props;
	const t = useText("admin");
	if (marks.length === 0) return null;
	return (
		<div className="flex flex-wrap items-center gap-1.5 text-small text-ink-soft">
			{t("texts.insert")}
			{marks.map((mark) => (
				<button
					key={mark}
					type="button"
					// The focus stays in the field, and the caret at its place.
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => onInsert(mark)}
					className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-1 hover:bg-sand"
				>
					<Chip mark={mark} facts={facts} />
				</button>
			))}
		</div>
	);
}

/** The figures of a text that speak of facts, each with the fact to put in its place. */
function ClaimOffers(props: { claims: readonly Claim[]; facts: FactValues; onUse(claim: Claim): void }) {
	const { claims, facts, onUse } = props;
	const t = useText("admin");
	if (claims.length === 0) return null;
	return (
		<ul className="grid gap-1 border-l-4 border-brand bg-paper px-4 py-2 text-small">
			{claims.map((claim) => (
				<li key={claim.start} className="flex flex-wrap items-center justify-between gap-x-4">
					{/* What contradicts is said by the field itself. */}
					{claim.kind === "contradicts" ? null : <span>{claimMessage(claim, t)}</span>}
					{claim.chip === "" ? null : (
						<button
							type="button"
							onClick={() => onUse(claim)}
							className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-full px-1 hover:bg-sand"
						>
							{t("texts.claims.use", { figure: claim.figure })}
							{marksOf(claim.chip).map((mark) => (
								<Chip key={mark} mark={mark} facts={facts} />
							))}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}

const conflictFields: ConflictFields = { text: { label: "pages.text", translated: true, isProse: false } };

/** Asks which version of a text counts that was changed elsewhere too, at once or later. */
function StaleText(props: {
	current: string;
	lastSave: LastSave | undefined;
	language: Language;
	draft: Pick<ReturnType<typeof useTextDraft>, "typed" | "settle">;
}) {
	const { current, lastSave, language, draft } = props;
	const t = useText("admin");
	const [isPutOff, setPutOff] = useState(false);
	const path = language === defaultLanguage ? "text" : `${language}.text`;
	const conflicts = [{ path, mine: draft.typed, theirs: current }];
	return (
		<div role="alert" className="grid gap-2 border-l-4 border-brand bg-paper px-4 py-3 text-small">
			<p>{t("texts.stale")}</p>
			<CompactButton look="quiet" className="justify-self-start" onClick={() => setPutOff(false)}>
				{t("texts.settle")}
			</CompactButton>
			<ConflictDialog
				saving={{
					conflict: isPutOff ? undefined : { current: {}, lastSave, merge: { merged: {}, conflicts } },
					closeConflict: () => setPutOff(true),
					resolve: async (choices) =>
						draft.settle(current, choices[path] === "theirs" ? current : draft.typed),
				}}
				fields={conflictFields}
				isKept={false}
			/>
		</div>
	);
}

/** Checks a tidy text against its place, and returns whether it has been saved. */
export function verdictOf(
	text: string,
	of: { textKey: string; written: WrittenText; place: TextPlace; status: DraftStatus },
	t: Translate<Dictionaries["admin"]>,
) {
	const { textKey, written, place, status } = of;
	const problem = problemOf(text, place);
	const failure = status.kind === "failed" ? (status.message ?? t("texts.notSaved")) : undefined;
	return {
		problem: problem === undefined ? failure : problemMessage(problem, t),
		warning: warningOf(),
		progress: t(
			status.kind === "saved" ? "texts.saved" : status.kind === "typed" ? "texts.saving" : "texts.hint",
		),
	};

	function warningOf(): string | undefined {
		const { facts } = place;
		const leftOut = factsLeftOut(liveText(written), text, facts);
		if (leftOut.length > 0)
			return t("texts.leftOut", {
				names: leftOut.map((name) => facts[name] || placeholderName(name, t)).join(", "),
			});
		const blank = blankFactsIn(text, facts);
		if (text !== written.shipped && blank.length > 0)
			return t("texts.namesBlank", { names: blank.map((name) => placeholderName(name, t)).join(", ") });
		const usual = usualLength(textKey, place);
		return text.length > usual ? t("texts.long", { count: text.length, usual }) : undefined;
	}
}

/** Keeps the chips of a text area whole: the caret passes over them, a deletion takes all of one. */
export function useWholeChips() {
	const before = useRef<Range>({ start: 0, end: 0 });

	function onSelect({ currentTarget: area }: SyntheticEvent<HTMLTextAreaElement>): void {
		const { selectionStart: start, selectionEnd: end, selectionDirection, value } = area;
		const whole = withWholeChips(value, { start, end }, before.current);
		before.current = whole;
		if (whole.start === start && whole.end === end) return;
		area.setSelectionRange(whole.start, whole.end, selectionDirection);
	}

	function onKeyDown({ currentTarget: area, key, metaKey }: KeyboardEvent<HTMLTextAreaElement>): void {
		// With the command key, what goes is the line, which is more than a chip.
		if (area.selectionStart !== area.selectionEnd || metaKey) return;
		const chip = chipToDelete(area.value, area.selectionStart, key);
		// The browser deletes what is selected, and takes that back by itself.
		if (chip !== undefined) area.setSelectionRange(chip.start, chip.end);
	}

	return { onSelect, onKeyDown };
}
