import { useText } from "#app/i18n/text-context.tsx";
import { reopenQuestion } from "./use-consent.ts";

/** Reopens the consent question, so that an answer is as easy to take back as to give. */
export function CookieSettings({ className }: { className: string }) {
	const t = useText("consent");
	return (
		<button
			type="button"
			onClick={(event) => reopenQuestion(event.currentTarget)}
			className={`cursor-pointer ${className}`}
		>
			{t("settings")}
		</button>
	);
}
