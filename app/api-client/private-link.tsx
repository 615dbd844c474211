import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { Panel } from "#app/admin-ui/screen.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { showErrorToast } from "./use-api-mutation.ts";

type LinkState = { expiresAt: string | null };

type Props = {
	title: string;
	text: string;
	/** A query of the link: null if there is none, else when it expires. */
	state: UseQueryOptions<LinkState> & { queryKey: readonly unknown[] };
	make(): Promise<{ url: string; expiresAt: string }>;
	end(): Promise<void>;
};

/** Makes, copies and revokes a private link, whose address is shown once, when it is made. */
export function PrivateLink(props: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const { address, expiresAt, make, end } = useLink(props);
	const maker = useRef<HTMLButtonElement>(null);
	const focusFallback = useFocusFallback(() => maker.current);
	return (
		<Panel title={props.title}>
			<div className="grid gap-3 border-t border-clay px-5 py-4 sm:px-7">
				<p className="text-small text-ink-soft">{props.text}</p>
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
					<CompactButton ref={focusFallback} look="plain" onClick={end} className="text-small">
						{t("privateLink.revoke")}
					</CompactButton>
				)}
			</div>
		</Panel>
	);
}

function useLink({ state, ...props }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const queries = useQueryClient();
	const expiresAt = useQuery(state).data?.expiresAt ?? null;
	const [address, setAddress] = useState<string>();

	async function make(): Promise<void> {
		try {
			const made = await props.make();
			setAddress(made.url);
			queries.setQueryData<LinkState>(state.queryKey, { expiresAt: made.expiresAt });
			await copy(made.url, made.expiresAt);
		} catch (error) {
			showErrorToast(error, { title: t("privateLink.failed") });
		}
	}

	/** Copies the address; if the browser forbids it, the shown address can be copied by hand. */
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
			await props.end();
			setAddress(undefined);
			queries.setQueryData<LinkState>(state.queryKey, { expiresAt: null });
			showToast({ title: t("privateLink.revoked") });
		} catch (error) {
			showErrorToast(error, { title: t("privateLink.revokeFailed") });
		}
	}

	return { address, expiresAt, make, end };
}
