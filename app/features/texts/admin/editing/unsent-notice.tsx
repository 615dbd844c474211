import type { ReactNode } from "react";
import { useText } from "#app/i18n/text-context.tsx";

/** Links to the texts of this browser that have not reached the server, with their number. */
export function UnsentNotice({ count, children }: { count: number; children: ReactNode }) {
	const t = useText("admin");
	return (
		<div
			role="status"
			className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-[2px] border-l-4 border-lagoon bg-white px-5 py-3"
		>
			<p>{t("texts.unsent", { count })}</p>
			{children}
		</div>
	);
}
