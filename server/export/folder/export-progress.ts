/** Told of each thing that is written: its kind, and how many there are of it by now. */
export type Progress = (what: string, count: number) => void;
