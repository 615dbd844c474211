import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { type ButtonLook, OutboundButton } from "#app/ui/button.tsx";

/** Opens the membership form, in the page's language. */
export function ApplyButton({ look, children }: { look: ButtonLook; children: string }) {
	const common = useText("navigation");
	const { apply } = useSite();
	return (
		<OutboundButton look={look} href={apply.href} newTab={common("newTab")}>
			{children}
		</OutboundButton>
	);
}
