import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { useMenuPages } from "./use-menu-pages.ts";

/** The menu of small screens for a browser that runs no script: to be rendered in `<noscript>`. */
export function ScriptFreeMenu() {
	const t = useText("navigation");
	const { apply } = useSite();
	return (
		<details className="-mr-2 lg:hidden">
			<summary
				aria-label={t("menu")}
				className="flex size-11 cursor-pointer list-none flex-col items-center justify-center gap-[7px]"
			>
				<span className="h-px w-6 bg-current" />
				<span className="h-px w-6 bg-current" />
			</summary>
			<nav
				aria-label={t("main")}
				className="absolute inset-x-0 top-full flex flex-col border-y border-clay bg-paper px-gutter pb-6"
			>
				{useMenuPages().map(({ address, label }) => (
					<a key={address} href={address} className="border-b border-clay py-4 font-serif text-heading">
						{label}
					</a>
				))}
				<div className="mt-4 flex items-center justify-between">
					<LanguageSwitcher />
					<a href={apply.href} className="text-link inline-flex min-h-11 items-center font-semibold">
						{t("apply")}
					</a>
				</div>
			</nav>
		</details>
	);
}
