import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useFocusFallback } from "#app/admin-ui/use-focus-fallback.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { createPreviewLink, endPreviewLink, previewLinkQuery } from "./articles.query.ts";

/**
 * The link that shows the saved text to those who have it. Its address is shown once, when it is
 * made.
 */
export function PrivateLinkPanel({ articleId }: { articleId: string }) {
	const t = useText("admin");
	const language = useLanguage();
	const queries = useQueryClient();
	const { isDirty } = useFormState<ArticleDraft>();
	const link = previewLinkQuery(articleId);
	const expiresAt = useQuery(link).data?.expiresAt ?? null;
	const [address, setAddress] = useState<string>();
	const maker = useRef<HTMLButtonElement>(null);
	const passesFocusOn = useFocusFallback(() => maker.current);

	async function make(): Promise<void> {
		try {
			const made = await createPreviewLink(articleId);
			setAddress(made.url);
			queries.setQueryData(link.queryKey, { expiresAt: made.expiresAt });
			await copy(made.url, made.expiresAt);
		} catch (error) {
			showErrorToast(error, { title: t("privateLink.failed") });
		}
	}

	/** Where the browser forbids copying, the address is there to be copied by hand. */
	async function copy(url: string, until: string): Promise<void> {
		const copied = await navigator.clipboard.writeText(url).then(
			() => true,
			() => false,
		);
		const date = formatDay(until, language);
		if (copied)
			showToast({ title: t("privateLink.copied"), description: t("privateLink.copiedText", { date }) });
	}

	async function end(): Promise<void> {
		try {
			await endPreviewLink(articleId);
			setAddress(undefined);
			queries.setQueryData(link.queryKey, { expiresAt: null });
			showToast({ title: t("privateLink.revoked") });
		} catch (error) {
			showErrorToast(error, { title: t("privateLink.revokeFailed") });
		}
	}

	return (
		<Panel title={t("privateLink.title")}>
			<div className="grid gap-3 border-t border-clay px-5 py-4 sm:px-7">
				<p className="text-small text-ink-soft">{t(isDirty ? "privateLink.unsaved" : "privateLink.text")}</p>
				{expiresAt === null ? null : (
					<p className="text-small">{t("privateLink.open", { date: formatDay(expiresAt, language) })}</p>
				)}
				{address === undefined || expiresAt === null ? null : (
					<Field label={t("privateLink.address")}>
						{(control) => (
							<input
								{...control}
								readOnly
								value={address}
								onFocus={(event) => event.target.select()}
								className={`${inputClass} bg-paper text-small`}
							/>
						)}
					</Field>
				)}
				<CompactButton ref={maker} look="quiet" onClick={make}>
					{t("privateLink.make")}
				</CompactButton>
				{expiresAt === null ? null : (
					<CompactButton ref={passesFocusOn} look="plain" onClick={end} className="text-small">
						{t("privateLink.revoke")}
					</CompactButton>
				)}
			</div>
		</Panel>
	);
}
