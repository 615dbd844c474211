import PostalMime, { type Email } from "postal-mime";

/** A report about a mail that was sent earlier. */
export type MailReport = {
	/**
	 * The news of the mail: it did not arrive for good, with a status (RFC 3463), or its reader called it
	 * unwanted.
	 */
	about: { kind: "failure"; status: string } | { kind: "complaint" };
	/** Parts that may hold the mail's sender and id, to identify it. */
	marks: string[];
};

const limits = { maxNestingDepth: 20, maxHeadersSize: 32 * 1024, maxRfc822NestingDepth: 0 };
const options = { ...limits, forceRfc822Attachments: true, attachmentEncoding: "utf8" as const };
/** Recipients that a report may speak of: our mails have one each. */
const maxGroups = 50;

/** Headers of a report by which mail servers name the address that it was sent to. */
const recipientHeaders = ["to", "delivered-to", "x-original-to", "x-delivered-to", "envelope-to"];
/** Fields of a report and of the mail that it returns. */
const returnedFields = ["original-mail-from", "return-path", "message-id"];
const returnedTypes = ["message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers"];
const statusTypes = ["message/delivery-status", "message/global-delivery-status"];
/** Other reports of this kind: a failed check, or a mail that is no spam after all. */
const complaints = ["abuse", "fraud", "opt-out", "opt-out-list", "other"];

/**
 * Reads a delivery report (RFC 3464) or a complaint (RFC 5965). @returns undefined for other mails,
 * such as automatic answers, and for what did not fail for good, such as a delay.
 */
export async function readReport(source: Uint8Array): Promise<MailReport | undefined> {
	const mail = await PostalMime.parse(source, options);
	const about = complaintIn(mail) ?? failureIn(mail);
	return about && { about, marks: marksOf(mail) };
}

function complaintIn(mail: Email): MailReport["about"] | undefined {
	const [report] = partsOf(mail, ["message/feedback-report"]);
	const type = report && fieldGroups(report)[0]?.["feedback-type"]?.toLowerCase();
	return type !== undefined && complaints.includes(type) ? { kind: "complaint" } : undefined;
}

function failureIn(mail: Email): MailReport["about"] | undefined {
	const recipients = partsOf(mail, statusTypes).flatMap(fieldGroups);
	const statuses = recipients
		.filter(({ action }) => action?.toLowerCase().startsWith("failed"))
		.map(statusOf)
		.filter((status) => status !== undefined);
	const status = statuses.find((one) => one.startsWith("5")) ?? statuses[0];
	return status === undefined ? undefined : { kind: "failure", status };
}

/** Returns a status; the last server's own if the status is only that it failed. */
function statusOf(recipient: Record<string, string>): string | undefined {
	const status = /^[45]\.\d{1,3}\.\d{1,3}\b/.exec(recipient.status ?? "")?.[0];
	const diagnostic = recipient["diagnostic-code"] ?? "";
	const ofCode = /\b([45])\d\d\b/.exec(diagnostic)?.[1];
	const enhanced = /(?:^|[\s;#-])([45]\.\d{1,3}\.\d{1,3})\b/.exec(diagnostic)?.[1];
	if (status === undefined) return enhanced ?? (ofCode && `${ofCode}.0.0`);
	return status.endsWith(".0.0") && enhanced?.[0] === status[0] ? enhanced : status;
}

function marksOf(mail: Email): string[] {
	const marks = mail.headers.filter(({ key }) => recipientHeaders.includes(key)).map(({ value }) => value);
	const returned = partsOf(mail, [...returnedTypes, "message/feedback-report"]);
	for (const part of returned) {
		const fields = fieldGroups(part)[0] ?? {};
		marks.push(...returnedFields.flatMap((name) => fields[name] ?? []));
	}
	return marks;
}

function partsOf(mail: Email, types: string[]): string[] {
	return mail.attachments
		.filter(({ mimeType }) => types.includes(mimeType.toLowerCase()))
		.map(({ content }) => String(content));
}

/** Groups of `Name: value` lines with a blank line between them, names in small letters. */
function fieldGroups(text: string): Record<string, string>[] {
	const groups = text
		.replace(/\r\n?/g, "\n")
		.trim()
		.split(/\n[ \t]*\n/, maxGroups);
	return groups.map((group) => {
		const lines = group.replace(/\n[ \t]+/g, " ").split("\n");
		const fields = lines.map((line) => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
		});
		return Object.fromEntries(fields);
	});
}
