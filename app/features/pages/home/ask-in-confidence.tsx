import { pingOf } from "#app/features/visits/visit-link.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { buttonClass } from "#app/ui/button.tsx";

/**
 * Ways to ask a question without applying, the quietest first: WhatsApp, a call at an hour that the
 * visitor chooses, telephone; email where there is none of them. The button leads to the first.
 */
export function AskInConfidence() {
	const t = useText("home");
	const { whatsappHref, callForm, phoneHref, phone, email } = useSite();
	const [first, ...others] = [
		{ href: whatsappHref, name: "WhatsApp", outcome: "whatsapp" } as const,
		{ href: callForm.href, name: t("ask.call"), outcome: "call" } as const,
		{ href: phoneHref, name: phone, outcome: "telephone" } as const,
	].filter(({ href }) => href !== "");
	const { href, name, outcome } =
		first ?? ({ href: `mailto:${email}`, name: email, outcome: "mail" } as const);
	return (
		<>
			<a href={href} ping={pingOf(outcome)} className={buttonClass("quiet")}>
				{t("ask.action")}
				<span className="sr-only">{` (${name})`}</span>
			</a>
			<ul className="flex basis-full flex-wrap gap-x-5 text-small empty:hidden">
				{others.map((way) => (
					<li key={way.href}>
						<a
							href={way.href}
							ping={pingOf(way.outcome)}
							className="text-link inline-flex min-h-11 items-center"
						>
							{way.name}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
