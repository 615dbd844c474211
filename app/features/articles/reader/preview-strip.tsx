import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** Says, at the foot of the screen, that this is not the public page, and until when its link opens. */
export function PreviewStrip({ expiresAt }: { expiresAt: string }) {
	const t = useText("blog");
	const date = formatDay(expiresAt, useLanguage());
	return (
		<p
			role="note"
			className="screen-only fixed bottom-4 left-1/2 z-40 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 rounded-full bg-ink px-5 py-2 text-center text-small text-balance text-paper"
		>
			{t("article.preview", { date })}
		</p>
	);
}
