import { CookieSettings } from "#app/features/analytics/cookie-settings.tsx";
import { pingOf } from "#app/features/visits/visit-link.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { NamedLink } from "#app/metadata/page-names.server.ts";
import { useSite } from "#app/site/use-site.tsx";
import { OutboundButton } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { PhoneNumbers } from "./phone-numbers.tsx";

type FooterProps = {
	links: readonly NamedLink[];
	/** True if the visitor is asked for consent. */
	cookieSettings: boolean;
};

/**
 * The footer of every public page: the call to apply, the pages, contact and social links. It leaves
 * room at its end for the consent question.
 */
export function Footer({ links, cookieSettings }: FooterProps) {
	const t = useText("navigation");
	const site = useSite();
	const [mailbox, domain] = site.email.split("@");

	return (
		<footer className="screen-only on-dark bg-lagoon pb-[var(--notice-room,0px)] text-paper">
			<div className="content grid grid-cols-[minmax(7rem,1fr)_auto] gap-x-4 gap-y-6 sm:grid-cols-[2fr_3fr] py-section lg:grid-cols-12 lg:gap-14">
				<div className="col-span-2 flex flex-col items-start gap-6 lg:col-span-5 lg:gap-8">
					<p className="font-serif text-title tracking-tight">
						<Emphasis text={t("footer.invitation")} />
					</p>
					<OutboundButton
						look="onDark"
						href={site.apply.href}
						ping={pingOf("application")}
						newTab={t("newTab")}
					>
						{t("footer.apply")}
					</OutboundButton>
				</div>
				<FooterList title={t("footer.explore")}>
					{links.map(({ href, name, lang }) => (
						<li key={href + name}>
							<PageLink to={href} lang={lang} className={linkClass}>
								{name}
							</PageLink>
						</li>
					))}
				</FooterList>
				<FooterList title={t("footer.contact")}>
					<li>
						<a href={`mailto:${site.email}`} ping={pingOf("mail")} className={linkClass}>
							<span>
								{mailbox}@<wbr />
								{domain}
							</span>
						</a>
					</li>
					{site.phoneHref + site.whatsappHref === "" ? null : (
						<li className="flex flex-col">
							<PhoneNumbers className={linkClass} />
						</li>
					)}
					<li className="py-2">{site.place}</li>
				</FooterList>
				{site.profiles.length === 0 ? null : (
					<FooterList title={t("footer.follow")}>
						{site.profiles.map(({ name, href, icon }) => (
							<li key={href}>
								<a href={href} target="_blank" rel="noopener" className={linkClass}>
									{icon && <img src={icon} alt="" loading="lazy" width="16" height="16" />}
									{name}
									<span className="sr-only">{` (${t("newTab")})`}</span>
								</a>
							</li>
						))}
					</FooterList>
				)}
			</div>
			<div className="content flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-paper/20 py-6 text-small text-mist">
				<p>{t("footer.company")}</p>
				{cookieSettings ? <CookieSettings className={linkClass} /> : null}
			</div>
		</footer>
	);
}

const linkClass =
	"inline-flex min-h-11 items-center gap-3 py-1.5 underline-offset-4 hover:underline wrap-anywhere";

function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<div className="text-small nth-2:row-span-2 lg:col-span-2 lg:nth-2:row-span-1 lg:nth-3:col-span-3">
			<h2 className="label mb-3 font-sans tracking-[0.08em] text-mist">{title}</h2>
			<ul>{children}</ul>
		</div>
	);
}
