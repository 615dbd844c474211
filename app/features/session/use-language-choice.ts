import { useState } from "react";
import { useRevalidator } from "react-router";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";

/**
 * Changes the language of the content area where it stands: the server stores the choice in the
 * visitor's cookie, then the texts are read anew. The screen stays, with everything typed in it.
 * Without a network nothing changes: asking for the texts would end in the error page.
 */
export function useLanguageChoice() {
	const t = useText("admin");
	const current = useLanguage();
	const { revalidate } = useRevalidator();
	const [wanted, setWanted] = useState<Language>();

	async function choose(language: Language): Promise<void> {
		if (language === current || wanted !== undefined) return;
		setWanted(language);
		if (await storeChoice(language)) await revalidate();
		else {
			showToast({
				title: t("menu.languageFailed"),
				description: t("common.offline"),
				tone: "destructive",
			});
		}
		setWanted(undefined);
	}

	return { current, choose };
}

/** By the address of the public switcher, whose answer sets the cookie and leads on to a page. */
async function storeChoice(language: Language): Promise<boolean> {
	try {
		const { status } = await fetch(`/?language=${language}`, { method: "HEAD", redirect: "manual" });
		// A browser shows a redirect that it did not follow as 0.
		return status < 400;
	} catch {
		return false;
	}
}
