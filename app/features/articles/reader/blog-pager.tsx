import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { type BlogChoice, blogAddress } from "./blog-choice.ts";
import { pagerNumbers } from "./paging.ts";

/** The pages of the list as real links. Nothing when there is one page only. */
export function BlogPager({ choice, pages }: { choice: BlogChoice; pages: number }) {
	const t = useText("blog");
	const language = useLanguage();
	const { page } = choice;
	const address = (number: number) => blogAddress(language, { ...choice, page: number });
	if (pages < 2) return null;

	return (
		<nav
			aria-label={t("pages.label")}
			className="screen-only mt-20 grid grid-cols-2 items-center gap-y-4 border-t border-clay pt-6 text-small sm:grid-cols-[1fr_auto_1fr]"
		>
			{page > 1 ? (
				<PageLink rel="prev" to={address(page - 1)} className={`${endClass} justify-self-start`}>
					<Arrow className="rotate-180" />
					{t("pages.previous")}
				</PageLink>
			) : (
				<span />
			)}
			<ol className="order-first col-span-2 flex justify-center sm:order-none sm:col-span-1">
				{pagerNumbers(page, pages).map((number, place) =>
					number === null ? (
						// A gap is identified by its position.
						<li
							key={`gap ${place < 2 ? "before" : "after"}`}
							className="inline-flex size-11 items-center justify-center"
							aria-hidden="true"
						>
							…
						</li>
					) : (
						<li key={number}>
							<PageLink
								to={address(number)}
								aria-label={t("pages.page", { page: number })}
								aria-current={number === page ? "page" : undefined}
								className={`inline-flex size-11 items-center justify-center rounded-full ${
									number === page ? "border border-brand font-semibold" : "hover:bg-sand"
								}`}
							>
								{number}
							</PageLink>
						</li>
					),
				)}
			</ol>
			{page < pages ? (
				<PageLink
					rel="next"
					to={address(page + 1)}
					className={`${endClass} col-start-2 justify-self-end sm:col-start-3`}
				>
					{t("pages.next")}
					<Arrow />
				</PageLink>
			) : null}
		</nav>
	);
}

const endClass =
	"inline-flex min-h-11 items-center gap-3 font-semibold text-ember hover:underline underline-offset-4";

function Arrow({ className = "" }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 20 12"
			className={`w-5 ${className}`}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			<path d="M0 6h18M13 1a5 5 0 0 0 5 5 5 5 0 0 0-5 5" />
		</svg>
	);
}
