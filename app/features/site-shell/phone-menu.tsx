import { useEffect, useRef } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import type { NamedLink } from "#app/metadata/page-names.server.ts";
import { useSite } from "#app/site/use-site.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { ScriptFreeMenu } from "./script-free-menu.tsx";

/**
 * The hamburger menu of small screens: the browser's own modal window, which every public page can
 * open without carrying a library. While it is open, the page behind rests; Escape and a chosen
 * link close it.
 */
export function PhoneMenu(props: {
	menu: readonly NamedLink[];
	open: boolean;
	onOpenChange(open: boolean): void;
}) {
	const t = useText("navigation");
	const dialog = useRef<HTMLDialogElement>(null);
	const close = () => props.onOpenChange(false);

	useEffect(() => {
		if (props.open) dialog.current?.showModal();
		else dialog.current?.close();
	}, [props.open]);

	return (
		<>
			{/* A browser that runs scripts never draws it: it does not carry it either. */}
			<noscript className="lg:hidden">
				{import.meta.env.SSR ? <ScriptFreeMenu menu={props.menu} /> : null}
			</noscript>
			<button
				type="button"
				aria-label={t("menu")}
				aria-haspopup="dialog"
				aria-expanded={props.open}
				onClick={() => props.onOpenChange(true)}
				className="-mr-2 flex size-11 cursor-pointer flex-col items-center justify-center gap-[7px] lg:hidden noscript:hidden"
			>
				<span className="h-px w-6 bg-current" />
				<span className="h-px w-6 bg-current" />
			</button>
			<dialog
				ref={dialog}
				aria-label={t("main")}
				onClose={close}
				className="fixed inset-0 size-full max-h-none max-w-none flex-col overscroll-contain bg-paper px-gutter pb-10 text-ink open:flex"
			>
				{props.open ? <MenuSheet menu={props.menu} onClose={close} /> : null}
			</dialog>
		</>
	);
}

function MenuSheet({ menu, onClose }: { menu: readonly NamedLink[]; onClose(): void }) {
	const t = useText("navigation");
	const { apply } = useSite();
	return (
		<>
			<div className="flex h-18 shrink-0 items-center justify-between">
				<LanguageSwitcher />
				<button
					type="button"
					aria-label={t("closeMenu")}
					onClick={onClose}
					className="-mr-2 size-11 cursor-pointer text-2xl"
				>
					×
				</button>
			</div>
			<nav aria-label={t("main")} className="mt-8 flex flex-col">
				{menu.map(({ href, name, lang }) => (
					<PageLink
						key={href}
						to={href}
						lang={lang}
						onClick={onClose}
						className="border-b border-clay py-5 font-serif text-title wrap-anywhere"
					>
						{name}
					</PageLink>
				))}
			</nav>
			<a
				href={apply.href}
				target="_blank"
				rel="noopener"
				className="mt-auto inline-flex min-h-14 shrink-0 items-center justify-center rounded-full bg-brand text-[1.19rem] font-bold text-white"
			>
				{t("apply")}
				<span className="sr-only"> ({t("newTab")})</span>
			</a>
		</>
	);
}
