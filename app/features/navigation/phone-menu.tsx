import { Dialog } from "radix-ui";
import { Link } from "react-router";
import { links } from "../../site";
import { useLanguage, useText } from "../../text/text-context";
import { LanguageSwitcher } from "./language-switcher";
import { ScriptFreeMenu } from "./script-free-menu";
import { useMenuPages } from "./use-menu-pages";

/** The hamburger menu of small screens. While it is open, focus stays inside; Escape and a chosen link close it. */
export function PhoneMenu(props: { open: boolean; onOpenChange(open: boolean): void }) {
	const t = useText("navigation");
	const language = useLanguage();
	const close = () => props.onOpenChange(false);
	const pages = useMenuPages();

	return (
		<Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
			<noscript className="lg:hidden">
				<ScriptFreeMenu />
			</noscript>
			<Dialog.Trigger
				aria-label={t("menu")}
				className="-mr-2 flex size-11 cursor-pointer flex-col items-center justify-center gap-[7px] lg:hidden noscript:hidden"
			>
				<span className="h-px w-6 bg-current" />
				<span className="h-px w-6 bg-current" />
			</Dialog.Trigger>
			<Dialog.Portal>
				<Dialog.Content
					aria-describedby={undefined}
					className="fixed inset-0 z-50 flex flex-col bg-paper px-gutter pb-10 lg:hidden"
				>
					<Dialog.Title className="sr-only">{t("main")}</Dialog.Title>
					<div className="flex h-18 items-center justify-between">
						<LanguageSwitcher />
						<Dialog.Close aria-label={t("closeMenu")} className="-mr-2 size-11 cursor-pointer text-2xl">
							×
						</Dialog.Close>
					</div>
					<nav aria-label={t("main")} className="mt-8 flex flex-col">
						{pages.map(({ address, label }) => (
							<Link
								key={address}
								to={address}
								onClick={close}
								className="border-b border-clay py-5 font-serif text-title"
							>
								{label}
							</Link>
						))}
					</nav>
					<a
						href={links.apply[language]}
						target="_blank"
						rel="noopener"
						className="mt-auto inline-flex min-h-14 items-center justify-center rounded-full bg-brand text-[1.19rem] font-bold text-white"
					>
						{t("apply")}
						<span className="sr-only"> ({t("newTab")})</span>
					</a>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}
