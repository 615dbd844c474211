import type { ReactNode } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { OutboundButton } from "#app/ui/button.tsx";

/**
 * The way to the hosted sign-up form, where there is one: readers of another language are told.
 * `children` stand beside it.
 */
export function SignUp({ label, children }: { label: string; children: ReactNode }) {
	const t = useText("socials");
	const common = useText("navigation");
	const { socialsForm } = useSite();
	return (
		<div className="grid justify-items-start gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr] sm:items-center">
			{socialsForm.href === "" ? null : (
				<OutboundButton look="primary" href={socialsForm.href} newTab={common("newTab")}>
					{label}
				</OutboundButton>
			)}
			{socialsForm.isForeign ? (
				<p className="text-small text-ink-soft sm:col-span-2 sm:row-start-2">{t("hero.englishOnly")}</p>
			) : null}
			{children}
		</div>
	);
}
