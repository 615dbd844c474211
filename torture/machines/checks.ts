import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { BackupReport } from "#app/features/backups/backup.ts";
import { hashOf, mediaFormats, mediaUrl, mediaWidths } from "#app/features/media/media.ts";
import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import type { MailServer } from "../mail-server.ts";
import type { SiteSlot } from "../site-slot.ts";

/** The processes of a site, a session of the owner with each, and where its mails arrive. */
export type Machines = { slots: readonly SiteSlot[]; owners: readonly Administrator[]; mails: MailServer };

/** A promise to readers and the owner, and its check. @returns the finding, in a few words. */
type Check = readonly [what: string, look: (machines: Machines) => Promise<string>];

export const metricsToken = "a-token-of-this-trial";

const signUps = 30;
const patienceMs = 180_000;
const lookMs = 20;
/**
 * The longest that a write takes to show: docs/operations.md says some ten milliseconds; with all
 * processes on one busy machine, it is far more.
 */
const mostMsToShow = 2_000;

/** @throws Error with a sentence that does not hold. */
export function expectThat(holds: boolean, sentence: string): void {
	if (!holds) throw new Error(`Not so: ${sentence}`);
}

/**
 * Waits until something holds. @returns the milliseconds that it took.
 * @throws Error after a while in which it never held.
 */
export async function until(holds: () => Promise<boolean>, sentence: string): Promise<number> {
	const began = performance.now();
	while (!(await holds())) {
		expectThat(performance.now() - began < patienceMs, sentence);
		await wait(lookMs);
	}
	return performance.now() - began;
}

async function bytesAt({ url }: SiteSlot, path: string): Promise<string> {
	const answer = await fetch(url + path);
	const bytes = Buffer.from(await answer.arrayBuffer());
	return `${answer.status} ${bytes.toString("base64")}`;
}

async function expectAlike(slots: readonly SiteSlot[], path: string): Promise<void> {
	const answers = await Promise.all(slots.map((slot) => bytesAt(slot, path)));
	expectThat(answers[0]?.startsWith("200 ") === true, `${path} is there`);
	expectThat(new Set(answers).size === 1, `${path} is the same on all`);
}

async function sharesImages({ slots, owners }: Machines): Promise<string> {
	const size = { width: 1200, height: 800, channels: 3, background: "#8f2d1f" } as const;
	const form = new FormData();
	const drawing = await sharp({ create: size }).png().toBuffer();
	form.set("image", new File([new Uint8Array(drawing)], "drawing.png"));
	const headers = { Authorization: `Bearer ${owners[0]?.token}` };
	const answer = await fetch(`${slots[0]?.url}/api/admin/upload-image`, {
		method: "POST",
		headers,
		body: form,
	});
	expectThat(answer.ok, `one takes an image: ${answer.status}`);
	const hash = hashOf(((await answer.json()) as { url: string }).url) ?? "";
	const variants = mediaWidths.flatMap((width) =>
		mediaFormats.map((format) => mediaUrl({ hash, width, format })),
	);
	for (const path of variants) await expectAlike(slots, path);
	const share = ["/share/en/home.png", "/share/fr/home.png"];
	for (const path of share) await expectAlike(slots, path);
	return `${variants.length} variants of an image and ${share.length} pictures of shared links, byte by byte`;
}

async function showsAtOnce({ slots, owners }: Machines): Promise<string> {
	let longest = 0;
	for (const [number, owner] of owners.entries()) {
		const title = `Published by machine ${number + 1}`;
		await owner.publish({ title, excerpt: "An article of this trial.", content: "A sentence." });
		const shows = async (slot: SiteSlot) => (await (await fetch(`${slot.url}/blog`)).text()).includes(title);
		const times = slots.map((slot) => until(() => shows(slot), `${slot.url} shows what another published`));
		longest = Math.max(longest, ...(await Promise.all(times)));
	}
	expectThat(longest < mostMsToShow, `shown soon: ${Math.round(longest)} ms`);
	return `after ${Math.round(longest)} ms at most`;
}

async function sharesSessions({ slots, owners }: Machines): Promise<string> {
	const headers = { Authorization: `Bearer ${owners.at(-1)?.token}` };
	const statuses = async () =>
		Promise.all(slots.map(async ({ url }) => (await fetch(`${url}/api/admin/me`, { headers })).status));
	expectThat(
		(await statuses()).every((status) => status === 200),
		"a session is one with all",
	);
	await fetch(`${slots[0]?.url}/api/admin/logout`, { method: "POST", headers });
	const after = await statuses();
	expectThat(
		after.every((status) => status === 401),
		`a session that one ended has ended: ${after}`,
	);
	return "opened by one, ended by another";
}

async function countsTogether({ slots }: Machines): Promise<string> {
	const tries = Array.from({ length: freeTriesPerClient + slots.length }, async (_, number) => {
		const answer = await fetch(`${slots[number % slots.length]?.url}/api/admin/login`, {
			method: "POST",
			headers: { "Content-Type": "application/json", "X-Forwarded-For": "198.51.100.7" },
			body: JSON.stringify({ password: "a wrong code" }),
		});
		return answer.status;
	});
	const read = (await Promise.all(tries)).filter((status) => status === 401).length;
	expectThat(read === freeTriesPerClient, `a guesser has as many tries as with one: ${read}`);
	return `${read} of ${tries.length} wrong codes are read`;
}

async function mailsOnce({ slots, mails }: Machines): Promise<string> {
	const asked = Array.from({ length: signUps }, async (_, number) => {
		const answer = await fetch(`${slots[number % slots.length]?.url}/api/newsletter`, {
			method: "POST",
			headers: { "Content-Type": "application/json", "X-Forwarded-For": `203.0.113.${number}` },
			body: JSON.stringify({ email: `visitor-${number}@example.com`, language: "fr" }),
		});
		expectThat(answer.ok, `a sign-up is taken: ${answer.status}`);
	});
	await Promise.all(asked);
	const toVisitors = () => [...mails.arrived.values()].filter(({ to }) => to.startsWith("visitor-"));
	await until(async () => toVisitors().length >= signUps, "each visitor has a mail");
	const copies = toVisitors().reduce((sum, arrived) => sum + arrived.copies, 0);
	expectThat(copies === signUps, `one mail each: ${copies} to ${signUps}`);
	return `${signUps} sign-ups at once, ${copies} mails`;
}

async function backsUpOnce({ owners }: Machines): Promise<string> {
	const path = "/api/admin/backups";
	const at = owners.slice(0, 2);
	const before = (await at[0]?.request<BackupReport>("GET", path))?.archives.length ?? 0;
	await Promise.all(at.map((owner) => owner.request("POST", path)));
	const reports = () => Promise.all(at.map((owner) => owner.request<BackupReport>("GET", path)));
	await until(
		async () => (await reports()).every(({ isRunning, archives }) => !isRunning && archives.length > before),
		"a backup is written",
	);
	const [one, other] = await reports();
	expectThat(one?.archives.length === before + 1, `one archive: ${one?.archives.length} after ${before}`);
	expectThat(one?.archives.length === other?.archives.length, "both list the same");
	return "asked of two at once, one archive, listed by both";
}

async function measuresEach({ slots }: Machines): Promise<string> {
	const handled = async ({ url }: SiteSlot) => {
		const text = await (
			await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })
		).text();
		return Number(/^ensemble_requests_handled_total\{route="api"\} (\d+)/m.exec(text)?.[1] ?? Number.NaN);
	};
	const [one, other] = slots;
	if (one === undefined || other === undefined) throw new Error("There are too few machines.");
	const [ofOne, ofOther] = [await handled(one), await handled(other)];
	for (let number = 0; number < 10; number += 1)
		await (await fetch(`${one.url}/api/settings/none`)).arrayBuffer();
	const [more, same] = [(await handled(one)) - ofOne, (await handled(other)) - ofOther];
	expectThat(more >= 10 && same < 10, `each counts its own requests: ${more}, ${same}`);
	return "each process counts its own";
}

export const checks: readonly Check[] = [
	["images, and pictures of shared links", sharesImages],
	["what one publishes is on the pages of all", showsAtOnce],
	["limits are those of the site, not of a process", countsTogether],
	["mails that leave by any of them", mailsOnce],
	["backups into one folder", backsUpOnce],
	["metrics", measuresEach],
	["sessions", sharesSessions],
];
