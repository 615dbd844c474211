import { expect, it, onTestFinished } from "vitest";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { checkMail } from "./check-mail.ts";

const sender = "Matches <hello@matches.mu>";
const dkim = { domain: "matches.mu", selector: "mail", keyFile: "/nowhere" };

const records: Record<string, string> = {
	"matches.mu": "v=spf1 include:mails.mu -all",
	"mail._domainkey.matches.mu": "v=DKIM1; k=rsa; p=MIIBIjANBg",
	"_dmarc.matches.mu": "v=DMARC1; p=none",
};

/** DNS as it answers: long texts in parts, other texts beside, a code for what is not there. */
function dnsWith(known: Record<string, string>) {
	return async (name: string): Promise<string[][]> => {
		const text = known[name];
		if (text === undefined) throw Object.assign(new Error("no record"), { code: "ENODATA" });
		return [["google-site-verification=x"], [text.slice(0, 6), text.slice(6)]];
	};
}

async function settingsOf(changes: object = {}) {
	const inbox = await openSmtpInbox();
	onTestFinished(() => inbox.close());
	const none = { mailFrom: sender, bounceAddress: undefined, dkim, siteUrl: "https://www.matches.mu" };
	return { ...none, smtpUrl: inbox.url, ...changes };
}

async function statesOf(changes: object = {}, known = records, from = sender) {
	const findings = await checkMail(await settingsOf(changes), from, dnsWith(known));
	return Object.fromEntries(findings.map(({ subject, state }) => [subject, state]));
}

it("the doctor is content with a server that takes mail and a domain that says who may send", async () => {
	expect(await statesOf()).toEqual({
		...{ SMTP_URL: "look", MAIL_FROM: "right" },
		...{ SPF: "right", DKIM: "right", DMARC: "right" },
	});
});

it("the doctor sends no mail while it looks", async () => {
	const inbox = await openSmtpInbox();
	onTestFinished(() => inbox.close());
	await checkMail(await settingsOf({ smtpUrl: inbox.url }), sender, dnsWith(records));
	expect(inbox.mails).toEqual([]);
});

it("the doctor names each record that is missing, and what to publish", async () => {
	const findings = await checkMail(await settingsOf(), sender, dnsWith({}));
	const wrong = findings.filter(({ state }) => state === "wrong");
	expect(wrong.map(({ subject, found }) => `${subject}: ${found}`)).toEqual([
		"SPF: matches.mu has no record",
		"DKIM: mail._domainkey.matches.mu holds no key",
		"DMARC: _dmarc.matches.mu has no record",
	]);
	expect(wrong.every(({ remedy }) => remedy !== undefined)).toBe(true);
});

it("the doctor asks for the domain that letters come back to, and for the one of the sender", async () => {
	const asked: string[] = [];
	const dns = async (name: string) => {
		asked.push(name);
		return dnsWith(records)(name);
	};
	await checkMail(await settingsOf({ bounceAddress: "back@returns.matches.mu" }), sender, dns);
	expect(asked.toSorted()).toEqual(["_dmarc.matches.mu", "mail._domainkey.matches.mu", "returns.matches.mu"]);
});

it("sees that a record lets anyone send, and a key that was withdrawn", async () => {
	const known = { ...records, "matches.mu": "v=spf1 +all", "mail._domainkey.matches.mu": "v=DKIM1; p=" };
	expect(await statesOf({}, known)).toMatchObject({ SPF: "wrong", DKIM: "wrong" });
});

it("the doctor does not take a silent DNS for a missing record", async () => {
	const silent = async () => Promise.reject(Object.assign(new Error("timeout"), { code: "ETIMEOUT" }));
	const findings = await checkMail(await settingsOf(), sender, silent);
	expect(findings.filter(({ found }) => found.includes("ETIMEOUT"))).toHaveLength(3);
	expect(findings.some(({ state }) => state === "wrong")).toBe(false);
});

it("the doctor says that a server does not answer, without its password", async () => {
	const smtpUrl = `smtp://me:hunter2@127.0.0.1:1`;
	const [server] = await checkMail(await settingsOf({ smtpUrl }), sender, dnsWith(records));
	expect(server).toMatchObject({ subject: "SMTP_URL", state: "wrong" });
	expect(server?.found).toMatch(/^127\.0\.0\.1:1 does not take our mail \(E\w+\)$/);
});

it("the doctor says that no mail leaves, and asks nobody, where no server is named", async () => {
	const findings = await checkMail(await settingsOf({ smtpUrl: undefined }), sender, dnsWith({}));
	expect(findings.map(({ subject, state }) => [subject, state])).toEqual([["SMTP_URL", "wrong"]]);
});

it("looks at whose the sender is", async () => {
	expect((await statesOf({}, records, "Ensemble <hello@ensemble.example>")).MAIL_FROM).toBe("wrong");
	expect((await statesOf({}, records, "someone@gmail.com")).MAIL_FROM).toBe("look");
	expect((await statesOf({}, records, "news@mails.matches.mu")).MAIL_FROM).toBe("right");
});
