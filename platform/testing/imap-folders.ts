/** A mail as a folder holds it. */
export type StoredMail = { uid: number; source: Buffer; date: Date; flags: Set<string> };

export type Folder = { uidValidity: number; uidNext: number; mails: StoredMail[] };

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Adds a mail under the next number. */
export function addMail(folder: Folder, mail: Pick<StoredMail, "source" | "date">): number {
	const uid = folder.uidNext++;
	folder.mails.push({ ...mail, uid, flags: new Set() });
	return uid;
}

/** Returns the mails of a set such as `1:3,7` or `5:*`, which names the last one whatever its number. */
export function inSet({ mails }: Folder, set: string): StoredMail[] {
	const last = mails.at(-1)?.uid ?? 0;
	const numberOf = (text: string) => (text === "*" ? last : Number(text));
	const ranges = set.split(",").map((range) => {
		const [from = "", to = from] = range.split(":");
		return [numberOf(from), numberOf(to)].toSorted((one, other) => one - other);
	});
	return mails.filter(({ uid }) => ranges.some(([from = 0, to = 0]) => uid >= from && uid <= to));
}

/** Returns the mails that a search finds: by numbers, or by the day on which they came. */
export function searched(folder: Folder, criteria: string): StoredMail[] {
	const [, key = "", value = ""] = /^(\w+) (\S+)$/.exec(criteria) ?? [];
	if (key === "UID") return inSet(folder, value);
	const day = dayOf(value.replaceAll('"', ""));
	if (key === "SINCE") return folder.mails.filter(({ date }) => date.getTime() >= day);
	if (key === "BEFORE") return folder.mails.filter(({ date }) => date.getTime() < day);
	throw new Error(`This server cannot search for ${criteria}`);
}

function dayOf(text: string): number {
	const [day, month = "", year] = text.split("-");
	return Date.UTC(Number(year), months.indexOf(month), Number(day));
}

/** Returns the requested items of a mail, as literals. */
export function fetched({ uid, source, flags }: StoredMail, items: string): Buffer {
	const parts: Buffer[] = [Buffer.from(`UID ${uid} FLAGS (${[...flags].join(" ")})`)];
	const wanted = /BODY\.PEEK\[(HEADER\.FIELDS \([^)]*\))?\](?:<(\d+)\.(\d+)>)?/gi;
	for (const [, fields, from, length] of items.matchAll(wanted)) {
		const bytes = fields === undefined ? source : headersOf(source, fields);
		const start = Number(from ?? 0);
		const part = bytes.subarray(start, start + Number(length ?? bytes.length));
		const name = `BODY[${fields ?? ""}]${from === undefined ? "" : `<${from}>`}`;
		parts.push(Buffer.from(` ${name} {${part.length}}\r\n`), part);
	}
	return Buffer.concat(parts);
}

function headersOf(source: Buffer, fields: string): Buffer {
	const names = fields
		.replace(/^.*\(|\)$/g, "")
		.toLowerCase()
		.split(" ");
	const [head = ""] = source.toString("latin1").split(/\r?\n\r?\n/, 1);
	const lines = head.split(/\r?\n(?![ \t])/);
	const kept = lines.filter((line) => names.includes(line.slice(0, line.indexOf(":")).toLowerCase()));
	return Buffer.from(`${kept.map((line) => `${line}\r\n`).join("")}\r\n`, "latin1");
}
