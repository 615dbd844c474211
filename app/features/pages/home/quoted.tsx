import { useLanguage } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";

/** The quotation marks of each language; the narrow English one hangs in the margin, so that the words line up. */
const marks = {
	en: { open: "“", close: "”", hang: "-ml-[0.42em]" },
	fr: { open: "«\u00a0", close: "\u00a0»", hang: "" },
} satisfies Record<Language, { open: string; close: string; hang: string }>;

/** Somebody's words, between the quotation marks of the page's language. */
export function Quoted({ children }: { children: string }) {
	const { open, close, hang } = marks[useLanguage()];
	return (
		<>
			<span className={hang}>{open}</span>
			{children}
			{close}
		</>
	);
}
