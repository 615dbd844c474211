import { useEffect, useRef } from "react";
import { pingOf } from "#app/features/visits/visit-link.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { NamedLink } from "#app/metadata/page-names.server.ts";
import { useSite } from "#app/site/use-site.tsx";
import { tabOf } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { PhoneNumbers } from "./phone-numbers.tsx";

/** The menu of small screens, in the browser's own modal dialog: public pages carry no library for it. */
export function PhoneMenu(props: {
	menu: readonly NamedLink[];
	/** Sections of the home page. */
	sections: readonly NamedLink[];
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
			{/* On the server alone: scripts do not need it. */}
			<noscript className="lg:hidden">
				{import.meta.env.SSR ? <ScriptFreeMenu links={[...props.menu, ...props.sections]} /> : null}
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
				{props.open ? <MenuSheet menu={props.menu} sections={props.sections} onClose={close} /> : null}
			</dialog>
		</>
	);
}

function MenuSheet(props: { menu: readonly NamedLink[]; sections: readonly NamedLink[]; onClose(): void }) {
	const { menu, sections, onClose } = props;
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
			<nav aria-label={t("main")} className="mt-4 flex flex-col">
				{menu.map(({ href, name, lang }) => (
					<PageLink
						key={href}
						to={href}
						lang={lang}
						onClick={onClose}
						className="border-b border-clay py-4 font-serif text-title wrap-anywhere"
					>
						{name}
					</PageLink>
				))}
				<div className="flex flex-wrap gap-x-8 py-3">
					{sections.map(({ href, name }) => (
						<PageLink
							key={href}
							to={href}
							onClick={onClose}
							className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
						>
							{name}
						</PageLink>
					))}
				</div>
			</nav>
			<div className="mt-auto mb-3 flex flex-wrap gap-x-8">
				<PhoneNumbers className="text-link inline-flex min-h-11 items-center" />
			</div>
			<a
				href={apply.href}
				ping={pingOf("application")}
				{...tabOf(apply.href)}
				className="inline-flex min-h-14 shrink-0 items-center justify-center rounded-full bg-brand text-[1.19rem] font-bold text-white"
			>
				{t("apply")}
				{apply.href.startsWith("/") ? null : <span className="sr-only">{` (${t("newTab")})`}</span>}
			</a>
		</>
	);
}

/** The menu of small screens without scripts, for `<noscript>`. */
export function ScriptFreeMenu({ links }: { links: readonly NamedLink[] }) {
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
				{links.map(({ href, name, lang }) => (
					<a
						key={href}
						href={href}
						lang={lang}
						className="border-b border-clay py-4 font-serif text-heading wrap-anywhere"
					>
						{name}
					</a>
				))}
				<div className="mt-4 flex flex-wrap gap-x-8">
					<PhoneNumbers className="text-link inline-flex min-h-11 items-center" />
				</div>
				<div className="mt-2 flex items-center justify-between">
					<LanguageSwitcher />
					<a
						href={apply.href}
						ping={pingOf("application")}
						className="text-link inline-flex min-h-11 items-center font-semibold"
					>
						{t("apply")}
					</a>
				</div>
			</nav>
		</details>
	);
}
