import type { ReactNode } from "react";
import { useText } from "#app/i18n/text-context.tsx";

/** Characters that search results show of a title, the site's name with it, and of a description. */
export const shownLengths = { title: 60, description: 160 } as const;

/**
 * A hint, and how many characters of a text search results show: a longer one is cut short there, and
 * refused nowhere.
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
