import { readFile as readBytes } from "node:fs/promises";
import type { ImportConsent } from "#app/features/newsletter/importing/imports.store.server.ts";
import { readFile } from "#app/features/newsletter/importing/read-file.server.ts";
import { type LeftOutReason, maxImportRows } from "#app/features/newsletter/importing/subscriber-import.ts";
import type { Language } from "#app/site/site-config.ts";
import { type CsvRow, rowsOf } from "#platform/files/csv-rows.ts";
import type { Stores } from "#server/composition/stores.ts";
import type { GhostData } from "./ghost/ghost-file.ts";
import { ImportFileError } from "./post/imported-post.ts";

/** A member of another site; `isSubscribed` is undefined where the file does not say it. */
export type Member = { email: string; isSubscribed: boolean | undefined };

export type ReadersOutcome = {
	added: number;
	/** True if each of them is asked by mail first. */
	areAsked: boolean;
	/** The number of readers who are not taken, by reason. */
	leftOut: Map<LeftOutReason | "not-subscribed" | "not-said" | "no-consent", number>;
};

type Options = {
	imports: Stores["imports"];
	/** The way in which they agreed; undefined where the owner has not said so: then nobody is taken. */
	consent: ImportConsent | undefined;
	language: Language;
	fileName: string;
	isDry: boolean;
	signal: AbortSignal;
};

/** Takes those members who subscribe to letters as readers, by the rules of every import of readers. */
export async function importReaders(
	members: readonly Member[],
	options: Options,
	atOnce = maxImportRows,
): Promise<ReadersOutcome> {
	const { imports, consent, language, fileName, isDry, signal } = options;
	const outcome: ReadersOutcome = { added: 0, areAsked: consent?.kind === "asked", leftOut: new Map() };
	const leaveOut = (reason: Parameters<ReadersOutcome["leftOut"]["set"]>[0], count = 1) => {
		if (count > 0) outcome.leftOut.set(reason, (outcome.leftOut.get(reason) ?? 0) + count);
	};
	leaveOut("not-subscribed", members.filter(({ isSubscribed }) => isSubscribed === false).length);
	leaveOut("not-said", members.filter(({ isSubscribed }) => isSubscribed === undefined).length);
	const subscribed = members.filter(({ isSubscribed }) => isSubscribed === true);
	const watch = { signal, onProgress: () => undefined };
	// An import of readers takes so many at a time: another one goes on.
	for (let from = 0; from < subscribed.length; from += atOnce) {
		const read = await readAddresses(subscribed.slice(from, from + atOnce), language);
		for (const { reason } of read.leftOut) leaveOut(reason);
		const sorted = await imports.preview(read.candidates, watch);
		for (const { reason } of sorted.leftOut) leaveOut(reason);
		if (consent === undefined) leaveOut("no-consent", sorted.fresh.length);
		else if (isDry || sorted.fresh.length === 0) outcome.added += sorted.fresh.length;
		else outcome.added += (await imports.add(sorted.fresh, consent, fileName, watch)).fresh.length;
	}
	return outcome;
}

function readAddresses(members: readonly Member[], language: Language) {
	const lines = ["email", ...members.map(({ email }) => `"${email.replaceAll('"', '""')}"`)];
	const file = new TextEncoder().encode(lines.join("\n"));
	return readFile(file, { emailColumn: 0, languageColumn: null, language }, () => undefined);
}

/** Returns the members in a file of Ghost: older ones say it of each, later ones by the newsletters that they get. */
export function membersOfGhost({ members, members_newsletters: newsletters }: GhostData): Member[] {
	const subscribed = new Set((newsletters ?? []).map(({ member_id }) => member_id));
	return members.map(({ id, email, subscribed: own, email_disabled }) => {
		const choice = newsletters === undefined ? (own ?? undefined) : subscribed.has(id);
		return {
			email,
			isSubscribed: email_disabled ? false : choice === undefined ? undefined : Boolean(choice),
		};
	});
}

/** Reads the table of members that Ghost's screen of members exports. @throws ImportFileError for another one. */
export async function readMembers(path: string): Promise<Member[]> {
	const members: Member[] = [];
	let columns: string[] | undefined;
	const take = ({ cells }: CsvRow) => {
		if (columns === undefined) {
			columns = cells.map((cell) => cell.trim().toLowerCase());
			return;
		}
		const cell = (cells[columns.indexOf("subscribed_to_emails")] ?? "").trim().toLowerCase();
		const isSubscribed = cell === "" ? undefined : cell === "true" || cell === "1";
		members.push({ email: cells[columns.indexOf("email")] ?? "", isSubscribed });
	};
	for await (const { rows } of rowsOf(await readBytes(path))) for (const row of rows) take(row);
	if (columns?.includes("email") && columns.includes("subscribed_to_emails")) return members;
	throw new ImportFileError(
		`${path} is no table of members: it has no columns email and subscribed_to_emails.`,
	);
}
