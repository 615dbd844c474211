import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pingOf } from "#app/features/visits/visit-link.ts";
import { localizePath, plainPath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { NamedLink } from "#app/metadata/page-names.server.ts";
import { useSite } from "#app/site/use-site.tsx";
import { tabOf } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { EventsMenu } from "./events-menu.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { PhoneMenu } from "./phone-menu.tsx";

/**
 * The navigation, fixed at the top of the window once the strip above it has scrolled away; pages
 * begin behind it. Transparent over the home page's hero, white once scrolled, on other pages and
 * without scripts.
 */
export function Header(props: { menu: readonly NamedLink[]; sections: readonly NamedLink[] }) {
	const { menu, sections } = props;
	const t = useText("navigation");
	const language = useLanguage();
	const { name, apply } = useSite();
	const { pathname } = useLocation();
	const { hidden, solid } = useBarState();
	const [menuOpen, setMenuOpen] = useState(false);
	const isHome = plainPath(pathname) === "/";
	const white = solid || menuOpen || !isHome;

	return (
		<header
			className={`screen-only bar focus-within:translate-y-0 ${
				white
					? "border-clay bg-white"
					: "border-transparent bg-transparent noscript:border-clay noscript:bg-white"
			} ${hidden && !menuOpen ? "-translate-y-full" : ""}`}
		>
			<div className="content flex h-full items-center justify-between gap-6">
				<PageLink to={localizePath("/", language)} aria-label={t("home")} className="wordmark">
					{name}
				</PageLink>
				<nav
					aria-label={t("main")}
					className="hidden min-w-0 items-center gap-8 text-small whitespace-nowrap lg:flex"
				>
					{menu.map((link, place) =>
						place === eventsPlace ? (
							<EventsMenu key={link.href} link={link} />
						) : (
							<PageLink
								key={link.href}
								to={link.href}
								lang={link.lang}
								className="max-w-48 truncate leading-11 underline-offset-8 hover:underline"
							>
								{link.name}
							</PageLink>
						),
					)}
					<LanguageSwitcher />
					<a
						href={apply.href}
						ping={pingOf("application")}
						{...tabOf(apply.href)}
						className="inline-flex min-h-11 max-w-80 items-center overflow-hidden rounded-full bg-ember px-5 font-semibold text-white transition-colors hover:bg-ink"
					>
						{t("apply")}
						{apply.href.startsWith("/") ? null : <span className="sr-only">{` (${t("newTab")})`}</span>}
					</a>
				</nav>
				<PhoneMenu menu={menu} sections={sections} open={menuOpen} onOpenChange={setMenuOpen} />
			</div>
		</header>
	);
}

/** Position of the link that becomes the Events menu. */
const eventsPlace = 2;

/** Pixels beyond which the bar hides when scrolling down (specification, section 9). */
const hideBeyond = 100;
/** Pixels beyond which the bar turns white. */
const solidBeyond = 50;

/** Returns whether the bar is hidden and whether it is white, by the scroll position. */
function useBarState(): { hidden: boolean; solid: boolean } {
	const [state, setState] = useState({ hidden: false, solid: false });

	useEffect(() => {
		let last = window.scrollY;
		const follow = () => {
			const y = window.scrollY;
			const next = { hidden: y > last && y > hideBeyond, solid: y > solidBeyond };
			last = y;
			setState((now) => (now.hidden === next.hidden && now.solid === next.solid ? now : next));
		};
		follow();
		window.addEventListener("scroll", follow, { passive: true });
		return () => window.removeEventListener("scroll", follow);
	}, []);

	return state;
}
