import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { links } from "#app/site/site-config.ts";
import { type ButtonLook, OutboundButton } from "#app/ui/button.tsx";

/** Opens the membership form, in the page's language. */
export function ApplyButton({ look, children }: { look: ButtonLook; children: string }) {
	const common = useText("navigation");
	const language = useLanguage();
	return (
		<OutboundButton look={look} href={links.apply[language]} newTab={common("newTab")}>
			{children}
		</OutboundButton>
	);
}
