import { locales } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";

/** Narrow marks hang in the margin, so that the text lines up; those with a space inside do not. */
const narrowMark = "-ml-[0.42em]";

/** Puts a text between the quotation marks of the page's language. */
export function Quoted({ children }: { children: string }) {
	const [open, close] = locales[useLanguage()].quotationMarks;
	return (
		<>
			<span className={open.length === 1 ? narrowMark : ""}>{open}</span>
			{children + close}
		</>
	);
}
