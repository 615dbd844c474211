import { createHash, verify } from "node:crypto";

/** The parts that a mail's signature covers, and its validity (RFC 6376, relaxed/relaxed, RSA). */
export type DkimResult = { tags: Record<string, string>; signed: string[]; isValid: boolean };

/** Checks the signature of a mail as a mailbox provider does, written from the standard. */
export function checkDkim(source: string, publicKey: string): DkimResult {
	const end = source.indexOf("\r\n\r\n");
	const headers = source.slice(0, end).split(/\r\n(?![ \t])/);
	const signature = headers.find((line) => /^dkim-signature:/i.test(line)) ?? "";
	const tags = Object.fromEntries(
		signature
			.slice(signature.indexOf(":") + 1)
			.split(";")
			.map((tag) => tag.trim())
			.filter(Boolean)
			.map((tag) => [tag.slice(0, tag.indexOf("=")), tag.slice(tag.indexOf("=") + 1).replace(/\s/g, "")]),
	);
	const signed = (tags.h ?? "").toLowerCase().split(":");
	const remaining = headers.filter((line) => line !== signature);
	const covered = signed.flatMap((name) => {
		// Several headers of a name are covered from the last one on.
		const at = remaining.findLastIndex((line) => nameOf(line) === name);
		return at < 0 ? [] : remaining.splice(at, 1);
	});
	const unsigned = relaxedHeader(signature.replace(/([;\s]b=)[^;]*/, "$1"));
	const text = [...covered.map(relaxedHeader), unsigned].join("\r\n");
	const bodyHash = createHash("sha256")
		.update(relaxedBody(source.slice(end + 4)))
		.digest("base64");
	const isValid =
		tags.c === "relaxed/relaxed" &&
		tags.bh === bodyHash &&
		verify("sha256", Buffer.from(text), publicKey, Buffer.from(tags.b ?? "", "base64"));
	return { tags, signed, isValid };
}

function nameOf(line: string): string {
	return line.slice(0, line.indexOf(":")).trim().toLowerCase();
}

function relaxedHeader(line: string): string {
	const value = line.slice(line.indexOf(":") + 1).replace(/\r\n/g, "");
	return `${nameOf(line)}:${value.replace(/[ \t]+/g, " ").trim()}`;
}

function relaxedBody(body: string): string {
	const lines = body.split("\r\n").map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""));
	const text = lines.join("\r\n").replace(/(?:\r\n)*$/, "");
	return text === "" ? "" : `${text}\r\n`;
}
