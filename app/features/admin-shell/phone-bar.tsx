import { Dialog } from "radix-ui";
import { useState } from "react";
import { iconClass } from "#app/admin-ui/compact-button.tsx";
import { closesOnEscape } from "#app/admin-ui/focus.ts";
import { Icon } from "#app/admin-ui/icon.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { MenuLinks } from "./menu-links.tsx";

/** The bar above the screens that opens the menu, on narrow ones. */
export function PhoneBar() {
	const t = useText("admin");
	const [open, setOpen] = useState(false);
	return (
		<header className="screen-only sticky top-0 z-30 flex h-14 items-center justify-between border-b border-clay bg-sand pr-2 pl-4 sm:pl-8 lg:hidden">
			<p className="font-serif text-[1.25rem] italic">{t("area")}</p>
			<Dialog.Root open={open} onOpenChange={setOpen}>
				<Dialog.Trigger aria-label={t("menu.open")} className={iconClass}>
					<Icon name="menu" />
				</Dialog.Trigger>
				<Dialog.Portal>
					<Dialog.Overlay className="fixed inset-0 z-40 bg-ink/45 lg:hidden" />
					<Dialog.Content
						{...closesOnEscape(() => setOpen(false))}
						aria-describedby={undefined}
						className="fixed inset-y-0 right-0 z-50 flex w-[min(20rem,100vw)] flex-col overflow-y-auto bg-sand px-4 pt-1.5 pb-6 lg:hidden"
					>
						<div className="mb-4 flex min-h-11 items-center justify-between pl-4">
							<Dialog.Title className="font-serif text-[1.25rem] italic">{t("area")}</Dialog.Title>
							<Dialog.Close aria-label={t("menu.close")} className={iconClass}>
								<Icon name="close" />
							</Dialog.Close>
						</div>
						<MenuLinks onLeave={() => setOpen(false)} />
					</Dialog.Content>
				</Dialog.Portal>
			</Dialog.Root>
		</header>
	);
}
