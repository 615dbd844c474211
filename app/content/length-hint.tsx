import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useText } from "#app/i18n/text-context.tsx";

/**
 * The characters that search results show of a title with the site's name, and of a description.
 */
export const shownLengths = { title: 60, description: 160 } as const;

/**
 * A hint, and a count of the characters that search results show: a longer text is cut there, and
 * never refused.
 */
export function LengthHint({ hint, count, max }: { hint: ReactNode; count: number; max: number }) {
	const t = useText("admin");
	const isLong = count > max;
	return (
		<span className="flex flex-wrap justify-between gap-x-4">
			<span>{hint}</span>
			<span className={isLong ? "text-ember" : ""}>
				{t(isLong ? "article.excerptLong" : "article.excerptCount", { count, max })}
			</span>
		</span>
	);
}

/** The same of what is typed into a field of the form. */
export function TypedLengthHint({ path, ...props }: { path: string; hint: ReactNode; max: number }) {
	const typed: unknown = useWatch({ name: path });
	return <LengthHint {...props} count={typeof typed === "string" ? typed.trim().length : 0} />;
}
