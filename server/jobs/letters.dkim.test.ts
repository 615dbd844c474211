import { generateKeyPairSync } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { checkDkim } from "#platform/testing/dkim.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { letterTransport, mailTransport } from "#server/composition/transports.ts";

const leaving = ["list-unsubscribe", "list-unsubscribe-post"];
const message = {
	to: "ada@example.com",
	subject: "Deux tables en décembre, et trois idées pour une première soirée",
	text: "Chères lectrices,  \n\n.\n.une ligne qui commence par un point\n\n\n",
	html: "<p>Chères lectrices,</p>",
	headers: {
		"List-Unsubscribe": "<https://ensemble.example/newsletter/unsubscribe?token=t>",
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	},
	messageId: "code@ensemble.example",
	date: new Date("2026-01-15T08:00:00.000Z"),
	returnPath: "bounces+code@ensemble.example",
};

const kinds = { "a letter": letterTransport, "a single mail": mailTransport };

it.each(Object.entries(kinds))("%s is signed, the way to leave with it", async (_kind, transportOf) => {
	const { privateKey, publicKey } = generateKeyPairSync("rsa", {
		modulusLength: 2048,
		privateKeyEncoding: { type: "pkcs8", format: "pem" },
		publicKeyEncoding: { type: "spki", format: "pem" },
	});
	const folder = await freshFolder();
	const keyFile = join(folder, "dkim.pem");
	await writeFile(keyFile, privateKey);
	const smtp = await openScriptedSmtp();
	onTestFinished(smtp.close);
	const transport = transportOf(
		{
			smtpUrl: smtp.url,
			mailFrom: "Ensemble <hello@ensemble.example>",
			mailRate: undefined,
			dkim: { domain: "ensemble.example", selector: "mail2026", keyFile },
			dataDir: folder,
			siteUrl: "https://ensemble.example",
		},
		async () => defaultTexts,
	);
	await transport.deliver(message, new AbortController().signal);
	await transport.close?.();
	const [{ source = "", from = "" } = {}] = smtp.taken;
	expect(from).toBe(message.returnPath);
	const { tags, signed, isValid } = checkDkim(source, publicKey);
	expect(isValid).toBe(true);
	expect(tags).toMatchObject({ d: "ensemble.example", s: "mail2026", a: "rsa-sha256" });
	expect(signed).toEqual(expect.arrayContaining(["from", "to", "subject", "date", "message-id", ...leaving]));
	for (const changed of [
		source.replace("token=t>", "token=u>"),
		source.replace("List-Unsubscribe=One-Click", "List-Unsubscribe=Other"),
		source.replace("ada@example.com", "eve@example.com"),
		`${source}more`,
	]) {
		expect(checkDkim(changed, publicKey).isValid).toBe(false);
	}
});
