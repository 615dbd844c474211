/** Why a mail server refused a letter, by its status. */
export type MailRefusal = "unknown" | "domain" | "disabled" | "full" | "large" | "away" | "policy" | "other";

/** Enhanced status codes of RFC 3463 without their class, the more specific first. */
const refusals: readonly (readonly [RegExp, MailRefusal])[] = [
	[/^1\.(2|10)$/, "domain"],
	[/^1\./, "unknown"],
	[/^2\.2$/, "full"],
	[/^(2\.3|3\.4)$/, "large"],
	[/^2\./, "disabled"],
	[/^4\./, "away"],
	[/^7\./, "policy"],
];

/** Parses a status such as `550 5.1.1`; `other` without an enhanced code. */
export function mailRefusalOf(status: string): MailRefusal {
	const code = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(status)?.[1] ?? "";
	return refusals.find(([pattern]) => pattern.test(code))?.[1] ?? "other";
}
