import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { say } from "#bench/progress.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { ArticleWriter } from "./article-writer.ts";
import { auditArticles, auditOthers, auditSamples } from "./audit.ts";
import { BackupMaker } from "./backups.ts";
import { lookUntil, readPublicPages } from "./cached-pages.ts";
import { openClient } from "./client.ts";
import { drawRound, type Round } from "./fault.ts";
import { auditMails, awaitMails, startLetter } from "./letter.ts";
import { countMembersUntil, readUntil, signUpUntil } from "./other-writers.ts";
import { auditPayments, notePaymentsUntil, startPayments } from "./payments.ts";
import { auditPictures, PictureUploader } from "./pictures.ts";
import { type Engine, type Outcome, summaryOf } from "./report.ts";
import type { SiteSlot } from "./site-slot.ts";
import { Tally } from "./tally.ts";
import { buildWorld, lettersAMinute, type World } from "./world.ts";
import { WriteGate } from "./write-gate.ts";

const editorCount = 10;
const readers = 3;
const minuteMs = 60_000;
const pollMs = 10;
/**
 * The share of the letters that could leave in the time: for the rest of it, the mail server or the site
 * is away.
 */
const shareOfLetters = 0.4;
/** The time after the end of a fault within which everything is as before. */
const recoveryMs = 2_500;
/** Other processes know of an acknowledged write within this time. */
const heardOfMs = 1_000;
/** The number of pages that are read of each process before its database goes away. */
const fewPages = 30;
const firstStartKills = 6;
const earlyKills = "kills of a process that was not ready yet";

export type Options = { engine: Engine; minutes: number; seed: number; logFolder: string };

/** Tortures a site for a while, and finds out what became of everything that it acknowledged. */
export async function torture({ engine, minutes, seed, logFolder }: Options): Promise<Outcome> {
	const random = randoms(seed);
	const tally = new Tally();
	const world = await buildWorld(engine, logFolder, random);
	const { slots, mailServer, clockFile } = world;
	try {
		await killFirstStart(slots[0], random, tally);
		// One after the other: the first makes the tables, as a first start does.
		for (const slot of slots) await slot.start();
		const database = await openDatabase(world.place);
		await auditSamples({ database, tally });
		const administrator = await Administrator.signIn(slots[0]?.url ?? "");
		const subscribers = Math.round(minutes * lettersAMinute * shareOfLetters);
		const payments = await startPayments(database);
		const id = await startLetter(database, administrator, subscribers);

		const logFile = join(logFolder, `${engine}-backups.log`);
		rmSync(logFile, { force: true });
		const backups = new BackupMaker({ place: world.place, logFile, tally });
		const end = performance.now() + minutes * minuteMs;
		const isOver = () => performance.now() > end;
		const gate = new WriteGate();
		const client = openClient({
			gate,
			urls: slots.map(({ url }) => url),
			token: administrator.token,
			tally,
			nameOfClient: () => `10.${byte(random)}.${byte(random)}.${byte(random)}`,
		});
		let articleCount = 0;
		const parts = {
			client,
			tally,
			random,
			anyProcess: () => Math.floor(random() * slots.length),
			nextNumber: () => {
				articleCount += 1;
				return articleCount;
			},
		};
		const editors = Array.from({ length: editorCount }, () => new ArticleWriter(parts));
		const articles = () => editors.flatMap((editor) => editor.articles);
		const pictures = new PictureUploader({ ...parts, slots });
		let blindUntil = 0;
		const reading = { ...parts, articles, isBlind: () => performance.now() < blindUntil };
		const [signUps, counts] = await Promise.all([
			signUpUntil(isOver, parts),
			countMembersUntil(isOver, parts),
			notePaymentsUntil(isOver, payments, parts),
			pictures.uploadUntil(isOver),
			...editors.map((editor) => editor.writeUntil(isOver)),
			...Array.from({ length: readers }, () => readUntil(isOver, reading)),
			breakThings(world, {
				isOver,
				random,
				tally,
				backups,
				pictures,
				gate,
				blind: (until) => (blindUntil = until),
			}),
		]);

		say(`${engine}: looking at ${articles().length} articles`);
		await auditArticles(articles(), { ...parts, database, processes: slots.length });
		await auditPictures(pictures.stored, { database, tally, slots });
		await auditPayments(payments, { database, tally });
		await auditOthers({ signUps, counts }, { database, tally });
		say(`${engine}: waiting for the last mails`);
		const progress = await awaitMails(administrator, database, { id, clockFile, slots });
		const mails = auditMails(mailServer, { readers: subscribers, progress, signUps }, tally);
		await database.close();
		say(`${engine}: backing up, and restoring that for a check`);
		await backups.make(undefined);
		const lastCheck = await backups.checkLast();
		return summaryOf(tally, { engine, minutes, seed, mails, canFillDisk: world.canFillDisk, lastCheck });
	} finally {
		await world.close();
	}
}

/** The site is killed while it makes its tables and fills them: what it had begun is to go on. */
async function killFirstStart(slot: SiteSlot | undefined, random: () => number, tally: Tally): Promise<void> {
	for (let kills = 0; kills < firstStartKills; kills += 1) {
		if (await slot?.killStarting(random())) tally.count(earlyKills);
	}
}

const byte = (random: () => number) => Math.floor(random() * 256);

type Breaking = {
	isOver: () => boolean;
	random: () => number;
	tally: Tally;
	backups: BackupMaker;
	pictures: PictureUploader;
	gate: WriteGate;
	/** Notes until when processes may not know what others have written. */
	blind: (until: number) => void;
};

/** Breaks one thing after the other, and kills a process of the site in each round. */
async function breakThings(
	world: World,
	{ isOver, random, tally, backups, pictures, gate, blind }: Breaking,
): Promise<void> {
	while (!isOver()) {
		const round = drawRound(random, world.faults, world.slots.length);
		const { quietMs, backup, decoderKillMs } = round;
		// Not beside a start, whose time is measured.
		await Promise.all([
			wait(quietMs),
			backup && backups.make(backup.killShare),
			decoderKillMs !== undefined && pictures.uploadPhotograph(round.slot, decoderKillMs),
		]);
		await play(round, world, { tally, gate, blind });
		if (random() < 0.2 && (await world.slots[round.slot]?.killChild("text-process")))
			tally.count("kills of what renders texts");
		tally.count("rounds");
		const rounds = tally.counts.get("rounds") ?? 0;
		if (rounds % 10 === 0) {
			say(
				`${rounds} rounds, ${tally.counts.get("writes acknowledged")} writes, ${tally.wrongs.length} wrongs`,
			);
		}
	}
}

async function play(
	{ fault, slot: index, faultMs, killAfterMs, startShare }: Round,
	{ slots }: World,
	{ tally, gate, blind }: Pick<Breaking, "tally" | "gate" | "blind">,
): Promise<void> {
	const slot = slots[index];
	if (slot === undefined) return;
	async function kill(): Promise<void> {
		tally.count("kills of the site");
		await slot?.kill();
	}
	if (fault !== undefined) {
		tally.countFault(fault.name);
		if (fault.isBlinding) blind(Number.POSITIVE_INFINITY);
		// Writers are held back during the fault: pages do not change, so each cached one must still be served.
		const isJudged = fault.isBlinding === true && killAfterMs === undefined;
		const cached = isJudged ? await readAtRest(slots, gate) : undefined;
		await fault.begin();
		await (cached === undefined ? wait(killAfterMs ?? faultMs) : lookAtCached(slots, cached, faultMs, tally));
		gate.release();
		if (killAfterMs !== undefined) {
			await kill();
			await wait(faultMs - killAfterMs);
		}
		await fault.end();
		if (fault.isBlinding) blind(performance.now() + recoveryMs);
	}
	if (killAfterMs === undefined) await kill();
	if (startShare !== undefined && (await slot.killStarting(startShare))) tally.count(earlyKills);
	const began = performance.now();
	tally.time("start to ready", await slot.start());
	while (!(await allReady(slots))) await wait(pollMs);
	if (fault !== undefined) tally.time("ready again after a fault", performance.now() - began);
}

/** Pauses writes, and reads every listed page of each process once all are current. */
async function readAtRest(slots: World["slots"], gate: WriteGate): Promise<string[][]> {
	await gate.hold();
	await wait(heardOfMs);
	return Promise.all(slots.map(({ url }) => readPublicPages(url, fewPages)));
}

/** Looks at cached pages for a while: each is to be served, with its database or without. */
async function lookAtCached(slots: World["slots"], paths: string[][], ms: number, tally: Tally) {
	const until = performance.now() + ms;
	const isOver = () => performance.now() > until;
	const looks = await Promise.all(slots.map(({ url }, index) => lookUntil(isOver, url, paths[index] ?? [])));
	for (const { count, refused } of looks) {
		tally.count("cached pages asked for while the database was away", count);
		for (const page of refused) tally.unpromised(`${page} of the cache while the database was away`);
	}
}

async function allReady(slots: World["slots"]): Promise<boolean> {
	return (await Promise.all(slots.map((slot) => slot.isReady()))).every(Boolean);
}
