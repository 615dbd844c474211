import { links } from "../../site";
import { useLanguage, useText } from "../../text/text-context";
import { type ButtonLook, OutboundButton } from "../../ui/button";

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
