import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { buttonClass } from "#app/ui/button.tsx";

/**
 * Ways to ask a question without applying, the quietest first: WhatsApp, a call at an hour that the
 * visitor chooses, telephone; email where there is none of them. The button leads to the first.
 */
export function AskInConfidence() {
	const t = useText("home");
	const common = useText("navigation");
	const { whatsappHref, callForm, phoneHref, phone, email } = useSite();
	const [first, ...others] = [
		{ href: whatsappHref, name: "WhatsApp", isOutside: true },
		{ href: callForm.href, name: t("ask.call"), isOutside: true },
		{ href: phoneHref, name: phone, isOutside: false },
	].filter(({ href }) => href !== "");
	const { href, name, isOutside } = first ?? { href: `mailto:${email}`, name: email, isOutside: false };
	return (
		<>
			<a
				href={href}
				{...(isOutside && { target: "_blank", rel: "noopener" })}
				className={buttonClass("quiet")}
			>
				{t("ask.action")}
				<span className="sr-only">{` (${isOutside ? `${name}, ${common("newTab")}` : name})`}</span>
			</a>
			<ul className="flex basis-full flex-wrap gap-x-5 text-small empty:hidden">
				{others.map((way) => (
					<li key={way.href}>
						<a
							href={way.href}
							{...(way.isOutside && { target: "_blank", rel: "noopener" })}
							className="text-link inline-flex min-h-11 items-center"
						>
							{way.name}
							{way.isOutside ? <span className="sr-only">{` (${common("newTab")})`}</span> : null}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
