import type { ReactNode } from "react";
import { links } from "../../site";
import { useLanguage, useText } from "../../text/text-context";
import { OutboundButton } from "../../ui/button";

/** The way to the hosted sign-up form, which exists in English only: readers of another language are told. `children` stand beside it. */
export function SignUp({ label, children }: { label: string; children: ReactNode }) {
	const t = useText("socials");
	const common = useText("navigation");
	const language = useLanguage();
	return (
		<>
			<div className="flex flex-col items-start gap-x-8 gap-y-4 sm:flex-row sm:items-center">
				<div className="shrink-0">
					<OutboundButton look="primary" href={links.socials} newTab={common("newTab")}>
						{label}
					</OutboundButton>
				</div>
				{children}
			</div>
			{language === "en" ? null : <p className="mt-4 text-small text-ink-soft">{t("hero.englishOnly")}</p>}
		</>
	);
}
