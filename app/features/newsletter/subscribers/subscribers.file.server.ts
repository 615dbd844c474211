import type { Subscriber } from "#app/features/newsletter/subscriber.ts";
import { localizePath } from "#app/i18n/language.ts";
import { pages } from "#app/site/site-map.ts";
import { byteOrderMark, csvRows } from "#platform/api/csv.ts";
import type { Exported } from "./subscribers.list.server.ts";

/** New columns come last, so that programs find each where it was. */
const columnsFor = (siteUrl: string) =>
	[
		["Email", ({ email }) => email],
		["State", ({ state }) => state],
		["Language", ({ language }) => language],
		["Subscribed", ({ subscribedAt }) => subscribedAt],
		["Confirmed", ({ confirmedAt }) => confirmedAt ?? ""],
		["Unsubscribed", ({ unsubscribedAt }) => unsubscribedAt ?? ""],
		["Page", ({ page }) => page],
		["Consent", ({ consentVersion }) => consentVersion],
		["Statement", ({ consent }) => consent?.statement ?? ""],
		["Agreed on", ({ consent }) => consent?.givenOn ?? ""],
		["File", ({ consent }) => consent?.fileName ?? ""],
		["Recorded", ({ consent }) => consent?.recordedAt ?? ""],
		["Recorded by", ({ consent }) => consent?.recordedBy ?? ""],
		["Reason", ({ leavingReason }) => leavingReason ?? ""],
		["Paused until", ({ pausedUntil }) => pausedUntil ?? ""],
		["Requested email", ({ requestedEmail }) => requestedEmail ?? ""],
		[
			"Unsubscribe link",
			({ language, unsubscribeToken }) => siteUrl + unsubscribePathOf(language, unsubscribeToken),
		],
	] as const satisfies [string, (subscriber: Exported) => string][];

/** The path to unsubscribe, which another service must offer in each of its mails. */
function unsubscribePathOf(language: Subscriber["language"], token: string): string {
	return `${localizePath(pages["newsletter/unsubscribe"], language)}?token=${token}`;
}

/** Streams subscribers as a CSV file. If reading fails on the way, so does the download. */
export function subscribersFile(found: AsyncIterable<Exported[]>, siteUrl: string): Response {
	const bytes = bytesOf(found, columnsFor(siteUrl));
	const body = new ReadableStream<Uint8Array>({
		pull: async (controller) => {
			const { done, value } = await bytes.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		cancel: async () => {
			await bytes.return(undefined);
		},
	});
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="subscribers.csv"',
		},
	});
}

async function* bytesOf(
	found: AsyncIterable<Exported[]>,
	columns: ReturnType<typeof columnsFor>,
): AsyncGenerator<Uint8Array, undefined> {
	const encoder = new TextEncoder();
	yield encoder.encode(byteOrderMark + csvRows([columns.map(([name]) => name)]));
	for await (const subscribers of found) {
		const rows = subscribers.map((subscriber) => columns.map(([, cell]) => cell(subscriber)));
		yield encoder.encode(csvRows(rows));
	}
}
