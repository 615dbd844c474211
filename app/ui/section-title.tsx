import { Emphasis } from "./emphasis.tsx";

/** The label and the title of a section; its `aria-labelledby` is `id`. */
export function SectionTitle(props: { id: string; label: string; title: string; className?: string }) {
	return (
		<div className={props.className}>
			<p className="label text-ember in-[.on-dark]:text-mist">{props.label}</p>
			<h2 id={props.id} className="mt-3 text-title md:mt-4">
				<Emphasis text={props.title} />
			</h2>
		</div>
	);
}
