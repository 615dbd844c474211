import { useText } from "#app/i18n/text-context.tsx";

/** Reopens the consent question, so that an answer is as easy to take back as to give. */
export function CookieSettings({ className }: { className: string }) {
	const t = useText("consent");
	return (
		<button
			type="button"
			onClick={({ currentTarget }) => {
				// Loaded with the question itself, by pages that are measured.
				void import("./use-consent.ts").then((consent) => consent.reopenQuestion(currentTarget));
			}}
			className={`cursor-pointer ${className}`}
		>
			{t("settings")}
		</button>
	);
}
