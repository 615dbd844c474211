import { pingOf } from "#app/features/visits/visit-link.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { type ButtonLook, OutboundButton } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/page-link.tsx";

/** Opens the membership form. */
export function ApplyButton({ look, children }: { look: ButtonLook; children: string }) {
	const common = useText("navigation");
	const { apply } = useSite();
	return (
		<OutboundButton look={look} href={apply.href} ping={pingOf("application")} newTab={common("newTab")}>
			{children}
		</OutboundButton>
	);
}

/** Links to the free network, if there is one. */
export function NetworkLink({ children }: { children: string }) {
	const language = useLanguage();
	if (useSite().networkForm.href === "") return null;
	return <TextLink to={localizePath(pages.network, language)}>{children}</TextLink>;
}
