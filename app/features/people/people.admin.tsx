import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { useEveningName } from "./evening-name.ts";
import { InviteForm } from "./invite-form.tsx";
import { peopleQuery, removePerson, sendNewLink } from "./people.query.ts";
import type { PeopleLists, Person } from "./person.ts";

export const meta = adminTitle((text) => text.people.title);

/** The people who may sign in beside the owner: invited, sent a new link, removed. */
export default function PeopleScreen() {
	const t = useText("admin");
	const lists = useQuery(peopleQuery);
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("people.title")} />
			<p className="mb-6 max-w-column text-ink-soft">{t("people.text")}</p>
			<div className="grid gap-6">
				<Panel title={t("people.list")}>
					{lists.data === undefined ? (
						<QueryPlaceholder query={lists} rows={3} height="min-h-18" title={t("people.failedToLoad")} />
					) : (
						<PeopleList lists={lists.data} />
					)}
				</Panel>
				<Panel title={t("people.inviteTitle")}>
					<InviteForm evenings={lists.data?.evenings ?? []} />
				</Panel>
			</div>
		</div>
	);
}

function PeopleList({ lists: { people, evenings, ended } }: { lists: PeopleLists }) {
	const t = useText("admin");
	const list = useRef<HTMLUListElement>(null);
	const [leaving, setLeaving] = useState<Person>();
	const eveningName = useEveningName();
	const removal = useApiMutation({
		send: removePerson,
		refreshes: [peopleQuery.queryKey],
		done: ({ name }) => ({ title: t("people.removed", { person: name }) }),
		failed: { title: t("people.removeFailed") },
	});
	if (people.length === 0)
		return (
			<>
				<ListState title={t("people.none")} text={t("people.noneText")} />
				<EndedHosts ended={ended} />
			</>
		);
	const name = leaving?.name ?? "";
	return (
		<>
			<ul ref={list} tabIndex={-1} className="divide-y divide-clay border-t border-clay">
				{people.map((person) => (
					<PersonRow
						key={person.id}
						person={person}
						evening={eveningName(evenings.find(({ id }) => id === person.eventId))}
						onRemove={() => setLeaving(person)}
					/>
				))}
			</ul>
			<EndedHosts ended={ended} />
			<DeletionDialog
				item={leaving}
				title={t("people.removeTitle", { person: name })}
				text={t("people.removeText", { person: name })}
				cancel={t("common.cancel")}
				confirm={t("people.remove")}
				onDelete={removal.mutate}
				onDeleted={() => list.current?.focus()}
				onClose={() => setLeaving(undefined)}
			/>
		</>
	);
}

/** The hosts whose access ended by itself in the last days. */
function EndedHosts({ ended }: Pick<PeopleLists, "ended">) {
	const t = useText("admin");
	const language = useLanguage();
	if (ended.length === 0) return null;
	return (
		<div className="border-t border-clay px-5 py-4 text-small text-ink-soft sm:px-7">
			<h3>{t("people.ended")}</h3>
			<ul className="mt-1 wrap-anywhere">
				{ended.map(({ name, at }) => (
					<li key={`${at} ${name}`}>
						{t("people.endedOn", { person: name, when: formatMoment(at, language) })}
					</li>
				))}
			</ul>
		</div>
	);
}

type RowProps = { person: Person; evening: string | undefined; onRemove(): void };

function PersonRow({ person, evening, onRemove }: RowProps) {
	const t = useText("admin");
	const { name, email, role } = person;
	const sending = useApiMutation({
		send: sendNewLink,
		refreshes: [peopleQuery.queryKey],
		done: {
			title: t("people.sent"),
			...(person.hasJoined && { description: t("people.sentText", { person: name }) }),
		},
		failed: { title: t("people.sendFailed") },
	});
	const state = usePersonState(person);
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-7">
			<div className="min-w-0 flex-1 basis-64 wrap-anywhere">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="font-semibold">{name}</span>
					<Badge tone={person.hasJoined ? "live" : "calm"}>{state.badge}</Badge>
				</p>
				<p className="text-small text-ink-soft">
					{[t(`people.roles.${role}`), evening].filter(Boolean).join(" · ")}
				</p>
				<p className="text-small text-ink-soft">{email}</p>
				{state.note === undefined ? null : <p className="text-small text-ink-soft">{state.note}</p>}
			</div>
			<div className="-ml-3 flex flex-wrap gap-x-2">
				<CompactButton
					look="plain"
					aria-disabled={sending.isPending}
					aria-label={t("people.againOne", { person: name })}
					onClick={() => sending.isPending || sending.mutate(person)}
				>
					{t("people.again")}
				</CompactButton>
				<CompactButton look="plain" aria-label={t("people.removeOne", { person: name })} onClick={onRemove}>
					{t("people.remove")}
				</CompactButton>
			</div>
		</li>
	);
}

/** Returns the words of whether somebody may sign in, and of a link that was not used yet. */
function usePersonState({ hasJoined, invitedUntil }: Person): { badge: string; note?: string } {
	const t = useText("admin");
	const language = useLanguage();
	const [now] = useState(() => new Date().toISOString());
	const isOpen = invitedUntil !== null && invitedUntil > now;
	const when = invitedUntil === null ? "" : formatMoment(invitedUntil, language);
	if (hasJoined)
		return { badge: t("people.joined"), ...(isOpen && { note: t("people.newLinkUntil", { when }) }) };
	if (isOpen) return { badge: t("people.waiting"), note: t("people.waitingUntil", { when }) };
	return { badge: t("people.expired"), note: t("people.expiredText") };
}
