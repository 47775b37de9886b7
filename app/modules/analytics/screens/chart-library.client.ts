import { BarController, BarElement, CategoryScale, Chart as ChartJs, Legend, LinearScale, Tooltip } from "chart.js";

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);

// Drawn in the browser alone: the server's bundle goes without it.
export { Chart } from "react-chartjs-2";
