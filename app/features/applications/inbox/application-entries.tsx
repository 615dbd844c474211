import { type FormEvent, useState } from "react";
import { CompactButton, IconButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { ownerId } from "#app/site/roles.ts";
import type { ApplicationChanges } from "./inbox.query.ts";
import { type Application, type ApplicationEntry, maxNote } from "./inbox.ts";
import type { Taking } from "./use-taking.ts";

type Props = { application: Application; changes: ApplicationChanges; taking: Taking };

/** Notes, states and mails in the order of time, the latest first, and a field for another note. */
export function ApplicationEntries({ application, changes, taking }: Props) {
	const t = useText("admin");
	const removing = useApiMutation({
		send: changes.removeNote,
		refreshes: [],
		done: { title: t("applications.one.removed") },
		failed: { title: t("applications.one.removeFailed") },
	});
	return (
		<Panel title={t("applications.one.notes")} className="pb-3">
			<NewNote changes={changes} taking={taking} />
			<ul className="divide-y divide-clay border-t border-clay">
				{application.entries.toReversed().map((entry) => (
					<li key={entry.id} className="flex items-start justify-between gap-3 px-5 py-3 sm:px-7">
						<div className="min-w-0">
							<Said entry={entry} />
							<WhoAndWhen entry={entry} />
						</div>
						{entry.kind === "note" ? (
							<IconButton
								label={t("applications.one.removeNote")}
								className="screen-only"
								onClick={() => removing.mutate(entry.id, { onSuccess: taking.take })}
							>
								<Icon name="remove" />
							</IconButton>
						) : null}
					</li>
				))}
			</ul>
		</Panel>
	);
}

function NewNote({ changes, taking }: Omit<Props, "application">) {
	const t = useText("admin");
	const [text, setText] = useState("");
	const noting = useApiMutation({
		send: changes.note,
		refreshes: [],
		done: { title: t("applications.one.noted") },
		failed: { title: t("applications.one.noteFailed") },
	});

	function add(event: FormEvent): void {
		event.preventDefault();
		if (noting.isPending || text.trim() === "") return;
		noting.mutate(text, {
			onSuccess: (application) => {
				taking.take(application);
				// What was typed while the note was on its way stays.
				setText((now) => (now === text ? "" : now));
			},
		});
	}

	return (
		<form onSubmit={add} className="screen-only grid gap-3 px-5 pb-5 sm:px-7">
			<Field label={t("applications.one.note")} hint={t("applications.one.noteHint")}>
				{(control) => (
					<textarea
						{...control}
						rows={3}
						maxLength={maxNote}
						value={text}
						onChange={(event) => setText(event.target.value)}
						className={inputClass}
					/>
				)}
			</Field>
			<div>
				<CompactButton look="quiet" type="submit" aria-busy={noting.isPending} disabled={text.trim() === ""}>
					{t("applications.one.addNote")}
				</CompactButton>
			</div>
		</form>
	);
}

function Said({ entry }: { entry: ApplicationEntry }) {
	const t = useText("admin");
	if (entry.kind === "note")
		return <p className="max-w-column wrap-anywhere whitespace-pre-line">{entry.text}</p>;
	if (entry.kind === "state") {
		const [from, to] = [entry.from, entry.to].map((state) => t(`applications.states.${state}`));
		return <p>{t("applications.one.history", { from: from ?? "", to: to ?? "" })}</p>;
	}
	return (
		<details>
			<summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
				{t("applications.one.mailSent", { subject: entry.subject })}
			</summary>
			<p className="mt-2 max-w-column wrap-anywhere whitespace-pre-line text-ink-soft">{entry.text}</p>
		</details>
	);
}

function WhoAndWhen({ entry: { person, at } }: { entry: ApplicationEntry }) {
	const t = useText("admin");
	const language = useLanguage();
	const isOwner = person?.id === ownerId;
	const who = person?.name || t(isOwner ? "applications.one.owner" : "applications.one.applicant");
	return (
		<p className="text-small text-ink-soft">
			{t("applications.one.by", { who, moment: formatBusinessMoment(at, language) })}
		</p>
	);
}
