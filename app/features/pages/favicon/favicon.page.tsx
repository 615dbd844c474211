import { useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import type { Route } from "./+types/favicon.page";

export const handle: AddressHandle = { indexed: false };

/** Sizes in pixels (specification, section 2). */
const sizes = [16, 32, 64] as const;
const address = "/favicon.svg";

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	return { language, text: (await readTexts()).serialize(language, "favicon") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("favicon")("meta"), page);

export default function FaviconPage() {
	const t = useText("favicon");
	const uses = t("uses");
	return (
		<main id="content" className="relative overflow-hidden">
			<div className="content pt-32 pb-section md:pt-44">
				<p className="label text-ember">{t("label")}</p>
				<h1 className="mt-6 max-w-[8.1em] text-display">
					<Emphasis text={t("title")} />
				</h1>
				<p className="mt-8 max-w-[33rem] text-lead">{t("lead")}</p>
				<ul className="mt-16 grid sm:grid-cols-3 sm:gap-x-8">
					{sizes.map((size, index) => (
						<li
							key={size}
							className="grid grid-cols-[6rem_1fr] items-center border-t border-clay py-8 sm:block"
						>
							<div className="sm:flex sm:h-24 sm:items-end">
								<img src={address} width={size} height={size} alt={t("alternative")} />
							</div>
							<div>
								<h2 className="text-title sm:mt-6">{t("size", { size })}</h2>
								<p className="text-small text-ink-soft">{uses[index]}</p>
							</div>
						</li>
					))}
				</ul>
				<a href={address} className="text-link mt-4 inline-flex min-h-11 items-center">
					{t("file")}
				</a>
			</div>
			<img
				src={address}
				width={512}
				height={512}
				alt=""
				className="absolute top-44 right-[max(var(--spacing-gutter),calc(50vw-36.875rem))] hidden w-72 lg:block xl:w-80"
			/>
		</main>
	);
}
