import type { ReactNode } from "react";
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
