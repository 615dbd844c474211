import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "#app/i18n/text-context.tsx";

/** Milliseconds that the confirmation is shown. */
const confirmationMs = 4_000;

/**
 * Ways to share an article without a third party: copying its link, and the device's own sharing
 * where it has one, else a mail. Without JavaScript the mail remains.
 */
export function ArticleShare({ title, address }: { title: string; address: string }) {
	const t = useText("blog");
	const deviceShares = useSyncExternalStore(
		() => () => undefined,
		() => typeof navigator.share === "function",
		() => false,
	);
	const { outcome, copy } = useCopied(address);

	return (
		<section aria-label={t("article.share.label")} className="text-small">
			<p className="label font-sans text-ink-soft" aria-hidden="true">
				{t("article.share.label")}
			</p>
			<ul className="mt-2 flex flex-wrap gap-x-7 lg:flex-col">
				<li className="noscript:hidden">
					<button type="button" onClick={copy} className={actionClass}>
						<Icon>
							{outcome === "copied" ? (
								<path d="m3 10.5 4.5 4.5L17 5.5" />
							) : (
								<path d="M8.5 11.5a4 4 0 0 0 5.7 0l2.3-2.3a4 4 0 0 0-5.7-5.7l-1 1M11.5 8.5a4 4 0 0 0-5.7 0l-2.3 2.3a4 4 0 0 0 5.7 5.7l1-1" />
							)}
						</Icon>
						{outcome === "copied" ? t("article.share.copied") : t("article.share.copy")}
					</button>
				</li>
				<li>
					{deviceShares ? (
						<button type="button" onClick={() => shareByDevice(title, address)} className={actionClass}>
							<Icon>
								<path d="M10 12.5v-10M6.5 5.5 10 2l3.5 3.5M5 9H3.5v8.5h13V9H15" />
							</Icon>
							{t("article.share.device")}
						</button>
					) : (
						<a
							href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
							className={actionClass}
						>
							<Icon>
								<path d="M2.5 4.5h15v11h-15zM3 5l7 6 7-6" />
							</Icon>
							{t("article.share.email")}
						</a>
					)}
				</li>
			</ul>
			<p role="status" className={outcome === "refused" ? "mt-2 break-words" : "sr-only"}>
				{outcome === "copied" ? t("article.share.copied") : null}
				{outcome === "refused" ? t("article.share.refused", { address }) : null}
			</p>
		</section>
	);
}

/**
 * Copies the address on demand, and shows the result for a while. A failure stays: the reader has
 * to act on it.
 */
function useCopied(address: string) {
	const [outcome, setOutcome] = useState<"copied" | "refused">();

	useEffect(() => {
		if (outcome !== "copied") return undefined;
		const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
		return () => clearTimeout(timer);
	}, [outcome]);

	async function copy() {
		try {
			await navigator.clipboard.writeText(address);
			setOutcome("copied");
		} catch {
			setOutcome("refused");
		}
	}

	return { outcome, copy };
}

/** Ignores a reader who closes the device's sheet: they have changed their mind. */
function shareByDevice(title: string, url: string): void {
	navigator.share({ title, url }).catch(() => undefined);
}

const actionClass =
	"inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-ember underline-offset-4 hover:underline";

function Icon({ children }: { children: ReactNode }) {
	return (
		<svg
			viewBox="0 0 20 20"
			className="size-5"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			{children}
		</svg>
	);
}
