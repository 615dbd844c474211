import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** The form of a new guest is open. */
const adding = "new";
/** … or that of a list. */
const importing = "list";
/** The outcome of a list is shown, which disables nothing. */
const imported = "imported";

export type GuestForms = ReturnType<typeof useGuestForms>;

/** The forms of a table's guests, of which one is open at most: of a new one, of a list, or of a guest by id. */
export function useGuestForms() {
	const [open, setOpen] = useState<string>();
	const addButton = useRef<HTMLButtonElement>(null);
	const importButton = useRef<HTMLButtonElement>(null);
	const isOpen = open !== undefined && open !== imported;
	function close(opener: RefObject<HTMLButtonElement | null>): void {
		flushSync(() => setOpen(undefined));
		opener.current?.focus();
	}
	return {
		...{ addButton, importButton, isOpen },
		isAdding: open === adding,
		isImporting: open === importing || open === imported,
		/** The open form: a guest by id, or another one; undefined where none is. */
		editing: isOpen ? open : undefined,
		edit: setOpen,
		startAdding: () => setOpen(adding),
		startImporting: () => {
			// The next list begins with a form of its own.
			flushSync(() => setOpen(undefined));
			setOpen(importing);
		},
		showImported: () => setOpen(imported),
		stopAdding: () => close(addButton),
		stopImporting: () => close(importButton),
	};
}
