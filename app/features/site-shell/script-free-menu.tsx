import { useText } from "#app/i18n/text-context.tsx";
import type { NamedLink } from "#app/metadata/page-names.server.ts";
import { useSite } from "#app/site/use-site.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";

/** The menu of small screens for a browser that runs no script: to be rendered in `<noscript>`. */
export function ScriptFreeMenu({ menu }: { menu: readonly NamedLink[] }) {
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
				{menu.map(({ href, name, lang }) => (
					<a
						key={href}
						href={href}
						lang={lang}
						className="border-b border-clay py-4 font-serif text-heading wrap-anywhere"
					>
						{name}
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
