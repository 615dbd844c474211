import { useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import { LineIcon } from "#app/ui/line-icon.tsx";

/** Milliseconds that the confirmation is shown. */
const confirmationMs = 4_000;

/** Shares an article without a third party: by its link, the device's own sharing, or a mail. */
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
						<LineIcon box="20 20" className="size-5">
							{outcome === "copied" ? (
								<path d="m3 10.5 4.5 4.5L17 5.5" />
							) : (
								<path d="M8.5 11.5a4 4 0 0 0 5.7 0l2.3-2.3a4 4 0 0 0-5.7-5.7l-1 1M11.5 8.5a4 4 0 0 0-5.7 0l-2.3 2.3a4 4 0 0 0 5.7 5.7l1-1" />
							)}
						</LineIcon>
						{outcome === "copied" ? t("article.share.copied") : t("article.share.copy")}
					</button>
				</li>
				<li>
					{deviceShares ? (
						<button type="button" onClick={() => shareByDevice(title, address)} className={actionClass}>
							<LineIcon box="20 20" className="size-5">
								<path d="M10 12.5v-10M6.5 5.5 10 2l3.5 3.5M5 9H3.5v8.5h13V9H15" />
							</LineIcon>
							{t("article.share.device")}
						</button>
					) : (
						<a
							href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
							className={actionClass}
						>
							<LineIcon box="20 20" className="size-5">
								<path d="M2.5 4.5h15v11h-15zM3 5l7 6 7-6" />
							</LineIcon>
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

/** Copies the address, and shows the result for a while; a failure stays, as it must be acted on. */
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
