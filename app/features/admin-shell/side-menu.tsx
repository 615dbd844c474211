import { useText } from "#app/i18n/text-context.tsx";
import { site } from "#app/site/site-config.ts";
import { MenuLinks } from "./menu-links.tsx";

/** The menu beside the screens, where there is room for it. */
export function SideMenu() {
	const t = useText("admin");
	return (
		<header className="sticky top-0 hidden h-svh flex-col overflow-y-auto px-4 pt-10 pb-6 lg:flex">
			<p className="mb-9 px-4">
				<span className="block font-serif text-[1.7rem] leading-none italic">{site.name}</span>
				<span className="label mt-2 block text-ink-soft">{t("areaLong")}</span>
			</p>
			<MenuLinks />
		</header>
	);
}
