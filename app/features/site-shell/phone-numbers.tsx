import { pingOf } from "#app/features/visits/visit-link.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";

/** Links that call the business, and open a chat with it on WhatsApp, where it has a number. */
export function PhoneNumbers({ className }: { className: string }) {
	const t = useText("navigation");
	const { phone, phoneHref, whatsappHref } = useSite();
	return (
		<>
			{phoneHref === "" ? null : (
				<a href={phoneHref} ping={pingOf("telephone")} className={className}>
					{phone}
				</a>
			)}
			{whatsappHref === "" ? null : (
				<a href={whatsappHref} ping={pingOf("whatsapp")} target="_blank" rel="noopener" className={className}>
					WhatsApp
					<span className="sr-only">{` (${t("newTab")})`}</span>
				</a>
			)}
		</>
	);
}
