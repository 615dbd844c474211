import type { Language } from "../../site";
import { useLanguage } from "../../text/text-context";

const marks: Record<Language, readonly [string, string]> = {
	en: ["“", "”"],
	fr: ["«\u00a0", "\u00a0»"],
};

/** Somebody's words, between the quotation marks of the page's language. */
export function Quoted({ children }: { children: string }) {
	const [open, close] = marks[useLanguage()];
	return `${open}${children}${close}`;
}
