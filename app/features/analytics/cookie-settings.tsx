import { useText } from "#app/i18n/text-context.tsx";

/** Reopens the consent question, so that an answer is as easy to take back as to give. */
export function CookieSettings({ className }: { className: string }) {
	const t = useText("consent");
	return (
		<button
			type="button"
			onClick={({ currentTarget }) => void reopen(currentTarget)}
			className={`cursor-pointer ${className}`}
		>
			{t("settings")}
		</button>
	);
}

/** Loaded with the question itself, by pages that are measured. */
async function reopen(from: HTMLElement): Promise<void> {
	const { reopenQuestion } = await import("./use-consent.ts");
	reopenQuestion(from);
}
