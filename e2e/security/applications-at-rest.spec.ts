import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Application, ApplicationPage } from "#app/features/applications/inbox/inbox.ts";
import type { BackupReport } from "#app/features/backups/backup.ts";
import { formIds } from "#app/features/forms/form.ts";
import { type Question, questionsPath } from "#app/features/forms/question.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { Applicant, answersWith, openForms, takeTime } from "#e2e/support/applicant.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { type SiteProcess, startSite } from "#e2e/support/site-process.ts";
import { filesHolding } from "#e2e/support/stored-bytes.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { queryOnce, runSql } from "#platform/testing/run-sql.ts";
import { openSmtpInbox, type SmtpInbox } from "#platform/testing/smtp-inbox.ts";

const word = "zqmarkerxw";
/** The longest form, with its photograph; once a night all of them. */
const filledIn = isLong ? formIds : (["membership"] as const);
/** Everything that was typed of which nothing may be found, and what the agency wrote. */
const marks = [word, "1961-07-19", "+230 5919 73"];
const inbox = "/api/admin/applications";
/** A backup stands behind everything else that a busy machine does. */
const backupMs = 90_000;

/** A place of its own with all files of a site: its folder, temporary files, and on PostgreSQL the server's. */
async function openPlace(engine: "sqlite" | "postgres") {
	const root = await mkdtemp(join(tmpdir(), "ensemble-rest-"));
	const [dataDir, temporary] = [join(root, "data"), join(root, "temporary")];
	for (const folder of [dataDir, temporary]) await mkdir(folder);
	const cluster = engine === "postgres" ? await startPostgresCluster() : undefined;
	const databaseUrl = cluster?.url ?? "";
	const [server] = cluster
		? await queryOnce<{ folder: string }>(databaseUrl, "select current_setting('data_directory') as folder")
		: [];
	const folders = [dataDir, temporary, ...(server ? [server.folder] : [])];
	return {
		...{ root, dataDir, databaseUrl, temporary },
		/** Names the files that hold one of the words. */
		async search(words: readonly string[] = marks) {
			if (cluster) await runSql(databaseUrl, "checkpoint");
			return filesHolding(folders, words);
		},
		/** A second, empty database, as a thief would have. */
		async another() {
			const elsewhere = join(root, "elsewhere");
			await mkdir(elsewhere);
			if (cluster === undefined) return { dataDir: elsewhere, databaseUrl: "" };
			await runSql(databaseUrl, "create database elsewhere");
			return { dataDir: elsewhere, databaseUrl: databaseUrl.replace(/postgres$/, "elsewhere") };
		},
		async remove() {
			await cluster?.stop();
			await rm(root, { recursive: true, force: true });
		},
	};
}

/** A photograph whose file holds the word. */
async function markedPhotograph() {
	const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: "#a43" } });
	const exif = { IFD0: { Copyright: word, ImageDescription: word } };
	return new Uint8Array(Buffer.concat([await picture.withExif(exif).jpeg().toBuffer(), Buffer.from(word)]));
}

/** Fills in and sends every form with the word in every field, and leaves another one unfinished. */
async function applyOnEveryForm(site: string, owner: Administrator, mails: SmtpInbox) {
	const pictured = { form: "membership", kind: "photograph", label: "A picture" };
	const { id: picture } = await owner.request<Question>("POST", questionsPath, pictured);
	const { key, questions } = await openForms(owner);
	const applicants = [];
	for (const form of filledIn) {
		const own = questions.filter((question) => question.form === form);
		const answers = answersWith(`${word}-${form}`, own);
		for (const isLeft of [false, true]) {
			const applicant = new Applicant(site, form);
			expect((await applicant.save(answers)).status).toBe(200);
			expect((await applicant.save(answers)).status).toBe(200);
			if (form === "membership")
				expect((await applicant.photograph(picture, await markedPhotograph())).status).toBe(200);
			if (isLeft) {
				const later = await applicant.post("1", { intent: "resume", email: `${word}-later@example.org` });
				expect(later.status).toBe(303);
			} else applicants.push(applicant);
		}
	}
	await takeTime(performance.now());
	for (const applicant of applicants) {
		const sent = await applicant.send();
		expect([sent.status, sent.headers.get("Location")]).toEqual([303, expect.stringContaining("step=sent")]);
	}
	// A link for each that was left, a receipt for each that was sent.
	await expect.poll(() => mails.mails.length).toBe(2 * filledIn.length);
	for (const { text, html, headers } of mails.mails)
		expect(text + html + headers.subject).not.toContain(word);
	return { key };
}

/** Reads, notes, answers, exports, and looks for what was sent. */
async function workThrough(owner: Administrator, mails: SmtpInbox): Promise<Application[]> {
	const before = mails.mails.length;
	const { applications } = await owner.request<ApplicationPage>("GET", `${inbox}?search=${word}`);
	expect(applications).toHaveLength(filledIn.length);
	const opened = [];
	for (const { id } of applications) {
		const one = await owner.request<Application>("POST", `${inbox}/${id}/opening`);
		for (const { id: picture } of one.photographs) {
			const shown = Buffer.from(await (await owner.read(`${inbox}/${id}/photographs/${picture}`)).bytes());
			expect((await sharp(shown).metadata()).format).toBe("webp");
			expect(shown.includes(word)).toBe(false);
		}
		expect(one.photographs).toHaveLength(one.form === "membership" ? 1 : 0);
		expect(one.answers.filter(({ value }) => String(value).includes(word)).length).toBeGreaterThan(1);
		await owner.request("POST", `${inbox}/${id}/notes`, { text: `A note of ${word}` });
		const mail = { subject: `To ${word}`, text: `For ${word}` };
		await owner.request("POST", `${inbox}/${id}/answer`, { state: "accepted", ...mail });
		opened.push(
			await owner.request<Application>("PUT", `${inbox}/${id}/state`, {
				...{ state: "accepted", version: one.version, mail },
			}),
		);
	}
	expect(await (await owner.read(`${inbox}.csv`)).text()).toContain(`A note of ${word}`);
	await expect.poll(() => mails.mails.length).toBe(before + applications.length);
	return opened;
}

async function backUp(owner: Administrator, dataDir: string): Promise<string> {
	const path = "/api/admin/backups";
	const { archives: before } = await owner.request<BackupReport>("POST", path);
	const newest = async () => (await owner.request<BackupReport>("GET", path)).archives[0]?.name ?? "";
	await expect.poll(newest, { timeout: backupMs }).not.toBe(before[0]?.name ?? "");
	return join(dataDir, "backups", await newest());
}

function restore(archive: string, place: { dataDir: string; databaseUrl: string }): void {
	const env = {
		...process.env,
		NODE_ENV: "production",
		DATA_DIR: place.dataDir,
		DATABASE_URL: place.databaseUrl,
	};
	const { status, stderr } = spawnSync(process.execPath, ["scripts/command.ts", "restore", archive], {
		...{ env, encoding: "utf8" },
	});
	expect(status, stderr).toBe(0);
}

/**
 * Looks at a site whose database came without the key: it gives nobody’s answers or photographs, and all
 * of them with the key.
 */
async function expectNothingWithoutKey(
	site: SiteProcess,
	application: Application | undefined,
	key: string,
): Promise<void> {
	const { id = "", photographs: [{ id: picture = "" } = {}] = [] } = application ?? {};
	const photograph = `${inbox}/${id}/photographs/${picture}`;
	const owner = await Administrator.signIn(site.url);
	const ask = (method: string, path: string) =>
		fetch(site.url + path, { method, headers: { Authorization: `Bearer ${owner.token}` } });
	const answers = [
		await ask("GET", inbox),
		await ask("GET", `${inbox}?search=${word}`),
		await ask("GET", `${inbox}.csv`),
		await ask("POST", `${inbox}/${id}/opening`),
		await ask("GET", photograph),
		await ask("GET", "/api/admin/applications-key"),
	];
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409, 409, 200]);
	const texts = await Promise.all(answers.map((answer) => answer.text()));
	for (const text of texts) for (const mark of marks) expect(text).not.toContain(mark);
	expect(texts.at(-1)).toContain('"missing"');
	await owner.request("POST", "/api/admin/applications-key/entry", { key });
	expect((await owner.request<Application>("POST", `${inbox}/${id}/opening`)).name).toContain(word);
	const shown = Buffer.from(await (await owner.read(photograph)).bytes());
	expect((await sharp(shown).metadata()).format).toBe("webp");
	await site.stop();
}

async function seat(owner: Administrator, one: Application | undefined): Promise<void> {
	const { id: tableId } = await owner.request<{ id: string }>("POST", "/api/events", {
		...{ title: "Lagoon Dinner", date: "October 4", time: "6:30 pm", price: "Rs1000", tableSize: 6 },
		...{ calendarDate: daysAfter(dayOf(new Date()), 20), startTime: "18:30" },
	});
	const guest = { firstName: `${word}-seated`, age: 40, gender: "woman", language: "fr", state: "applied" };
	await owner.request("POST", `${inbox}/${one?.id}/guest`, { ...guest, tableId, version: one?.version });
}

for (const engine of ["sqlite", "postgres"] as const) {
	const tag = engine === "postgres" ? "@long" : [];
	test(`a word typed into every field of every form is in no file, no backup and no line of the log, on ${engine}`, {
		tag,
	}, async () => {
		test.setTimeout(180_000);
		const [place, mails] = [await openPlace(engine), await openSmtpInbox()];
		const start = (at: { dataDir: string; databaseUrl: string }) =>
			startSite(at, { LOG_LEVEL: "debug", SMTP_URL: mails.url, TMPDIR: place.temporary });
		const site = await start(place);
		try {
			const owner = await Administrator.signIn(site.url);
			const { key } = await applyOnEveryForm(site.url, owner, mails);
			const one = (await workThrough(owner, mails)).find(({ form }) => form === "membership");
			const archive = await backUp(owner, place.dataDir);
			expect(await place.search()).toEqual([]);
			expect(await readdir(place.dataDir)).not.toContain("outbox");
			expect(site.output()).toContain(`${inbox}/${one?.id}/opening`);
			for (const mark of marks) expect(site.output()).not.toContain(mark);

			const thief = await place.another();
			restore(archive, thief);
			await expectNothingWithoutKey(await start(thief), one, key);

			// The search finds what is plain on purpose: a guest of a table, as the owner seated them.
			await seat(owner, one);
			await site.stop();
			const found = await place.search();
			expect(found).not.toEqual([]);
			expect(found.filter((name) => /\.(log|key|eml|json)$/.test(name))).toEqual([]);
			for (const form of filledIn) expect(await place.search([`${word}-${form}`])).toEqual([]);
		} finally {
			await site.stop();
			await mails.close();
			await place.remove();
		}
	});
}
