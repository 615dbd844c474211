import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readToolOptions } from "./tool-options.ts";

/** SpamAssassin's own bound is 5. */
const bound = 1;

/** Returns the spam score of a mail by offline rules. @throws without SpamAssassin. */
function spamScore(source: Buffer): number {
	const { stdout } = spawnSync("spamassassin", ["-L", "-t"], { input: source, encoding: "utf8" });
	const score = /\nX-Spam-Status:[^,]*, score=(-?[\d.]+)/.exec(`\n${stdout}`)?.[1];
	if (score === undefined) throw new Error("SpamAssassin gave no score.");
	return Number(score);
}

/** Writes every mail of the site into a folder, and has a spam filter judge each. */
function main(): number {
	const folder = mkdtempSync(join(tmpdir(), "ensemble-mails-"));
	const tests = spawnSync("vitest", ["run", "server/jobs/mails.test.ts"], {
		stdio: "inherit",
		env: { ...process.env, MAILS_FOLDER: folder },
	});
	if (tests.status !== 0) return 1;
	console.log(`The mails are in ${folder}`);
	if (spawnSync("spamassassin", ["--version"]).error !== undefined) {
		console.log("SpamAssassin is not installed: nothing judged them.");
		return 0;
	}
	const scores = readdirSync(folder).map((file) => ({
		file,
		score: spamScore(readFileSync(join(folder, file))),
	}));
	for (const { file, score } of scores) console.log(`${score.toFixed(1).padStart(5)}  ${file}`);
	const suspect = scores.filter(({ score }) => score >= bound);
	if (suspect.length > 0) console.error(`${suspect.length} mails look like spam: ${bound} points or more.`);
	return suspect.length === 0 ? 0 : 1;
}

readToolOptions("npm run mails  writes every mail to a folder, and judges it with SpamAssassin");
process.exitCode = main();
